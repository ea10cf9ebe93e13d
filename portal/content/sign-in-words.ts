import { site } from '../../common/brand/site.ts'

/** Beneath the form. */
export const formNotes = {
  withoutScript: 'The demo needs JavaScript, which is not running here.',
  forgotten: `Both demo accounts open with “${site.demo.password}”. You find them under Demo Accounts.`,
}
