import type { DemoAccount } from './demo-accounts.ts'
import { site } from '../../common/brand/site.ts'

/* Words of the page /login. Its toasts and the messages of its fields are fixed, and are with the form. */

/** The left half: the page's title in its two lines, and what a visitor finds behind it. */
export const signInLead = {
  title: ['Sit at the desk', 'for a morning'],
  text: 'A working portal on a fictional bank’s calls. Nothing you do here reaches a real person.',
} as const

/** For search engines and shared links. */
export const signInMeta = {
  title: 'Sign in to the demo portal',
  description:
    'Two demo accounts open a working portal on a fictional bank’s calls: live calls, quality and inbox. Nothing you do there reaches a real person.',
}

/** Below the drawing, by progress of the sign-in. */
export const drawingCaptions = {
  idle: 'At rest. It moves when you sign in.',
  'signing-in': 'Thinking: every string meets at the waist.',
  'signed-in': 'Open. Your desk is ready.',
}

/** On a demo account's card: what its day is like. */
export const accountStories: Readonly<Record<DemoAccount['role'], string>> = {
  admin: 'The whole floor: live calls, quality, inbox, and who may see them.',
  user: 'A team lead’s day: marked calls and written conversations.',
}

/** Around the cards. */
export const accountNotes = {
  choose: 'Choose one. It fills in the email and password and signs you in.',
  sample: 'Sample accounts on sample data. Signing in keeps the account in this browser only.',
  /** Announced during sign-in. */
  signingIn: (name: string) => `Signing in as ${name}.`,
}

/** Beneath the form. */
export const formNotes = {
  withoutScript: 'The demo needs JavaScript, which is not running here.',
  forgotten: `Both demo accounts open with “${site.demo.password}”. You find them under Demo Accounts.`,
  twoAccounts: 'This demo knows two accounts only.',
}
