import type { CallWords, Evidence } from '../call-words.ts'
import { cardBlockCall } from '../card-block-call.ts'
import type { CheckId } from '../quality-checks.ts'

/** The card block that every desk shows, as this desk reads it. */
export const kb207731: CallWords = {
  sheetId: cardBlockCall.sheetId,
  language: cardBlockCall.language,
  lines: cardBlockCall.lines,
  evidence: Object.fromEntries(
    cardBlockCall.checks.map(({ id, at, evidence, note }): [string, Evidence] => [
      id,
      { at, shows: evidence, ...(note ? { because: note } : {}) },
    ]),
  ) as Record<CheckId, Evidence>,
  elsewhere: [
    { desk: 'virtual-assistant', search: `?call=${cardBlockCall.callId}`, words: 'Same call on the console' },
    {
      desk: 'zapra',
      search: `?conversation=${cardBlockCall.conversationId}`,
      words: 'What followed on WhatsApp',
    },
  ],
  draft: 'Read the reference aloud, digit by digit, before saying that it is on SMS.',
}
