import { cardBlockCall } from '../card-block-call.ts'
import { facts, phrases } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

/** The call that every desk shows, as the console needs it. */
export const cardBlock: ConsoleCall = {
  id: cardBlockCall.callId,
  language: cardBlockCall.languages,
  lang: 'hi',
  reason: cardBlockCall.reason,
  lines: cardBlockCall.lines,
  events: cardBlockCall.events,
  checks: cardBlockCall.checks,
  system: cardBlockCall.system,
  moods: [
    { at: 5, text: 'Worried' },
    { at: 30, text: cardBlockCall.mood },
  ],
  verifiedAt: 21,
  suggestion: cardBlockCall.suggestion,
  takeUp: phrases(`
    said: I can also stop online payments until then. Shall I? | चाहें तो ऑनलाइन भुगतान भी तब तक रोक दूँ?
    answered: Yes, stop those too. | हाँ, वह भी रोक दीजिए।
  `),
  facts: facts(`
    birth, dob: 14 March, 1988 | चौदह मार्च, 1988
    where, lost, when: In the metro, last evening. | कल शाम मेट्रो में।
    address, courier, home: Yes, the same home address. | हाँ, घर का वही पता है।
    online, payment: Yes, stop those too. | हाँ, वह भी रोक दीजिए।
  `),
  reference: cardBlockCall.reference,
}
