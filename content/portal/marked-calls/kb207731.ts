import type { CallWords } from '../call-words.ts'
import { cardBlockCall } from '../card-block-call.ts'

/** The card block that every desk shows, as this desk reads it. */
export const kb207731: CallWords = {
  sheetId: cardBlockCall.sheetId,
  language: cardBlockCall.language,
  lines: cardBlockCall.lines,
  evidence: cardBlockCall.evidence,
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
