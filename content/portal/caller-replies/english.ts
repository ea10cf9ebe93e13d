import type { CallerReplies } from './caller-reply.ts'

export const english: CallerReplies = {
  greeting: [{ text: 'Hello. Yes, go on.' }],
  apology: [{ text: 'It is all right. I just want it done.' }, { text: 'Thank you for saying so.' }],
  done: [
    { text: 'Very good. Will I get that in writing?' },
    { text: 'All right, that is clear.' },
    { text: 'That is a relief.' },
  ],
  wait: [{ text: 'All right, I am on the line.' }, { text: 'Take your time.' }],
  question: [
    { text: 'Yes, that is right.' },
    { text: 'I do not remember exactly.' },
    { text: 'Yes, the same as before.' },
  ],
  'anything-else': [{ text: 'No, that is all. Thank you.' }],
  goodbye: [{ text: 'Thank you. Goodbye.' }],
  statement: [
    { text: 'I see. So what should I do now?' },
    { text: 'All right, please go on.' },
    { text: 'Understood.' },
  ],
  unclear: [{ text: 'Sorry, could you say that again?' }, { text: 'I could not follow that.' }],
}
