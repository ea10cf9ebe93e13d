import { cardBlockCall } from '../card-block-call.ts'
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
  takeUp: {
    said: {
      text: 'चाहें तो ऑनलाइन भुगतान भी तब तक रोक दूँ?',
      english: 'I can also stop online payments until then. Shall I?',
    },
    answered: { text: 'हाँ, वह भी रोक दीजिए।', english: 'Yes, stop those too.' },
  },
  facts: [
    { asked: ['birth', 'dob'], text: 'चौदह मार्च, 1988', english: '14 March, 1988' },
    { asked: ['where', 'lost', 'when'], text: 'कल शाम मेट्रो में।', english: 'In the metro, last evening.' },
    {
      asked: ['address', 'courier', 'home'],
      text: 'हाँ, घर का वही पता है।',
      english: 'Yes, the same home address.',
    },
    { asked: ['online', 'payment'], text: 'हाँ, वह भी रोक दीजिए।', english: 'Yes, stop those too.' },
  ],
  reference: cardBlockCall.reference,
}
