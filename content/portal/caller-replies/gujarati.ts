import type { CallerReplies } from './caller-reply.ts'

export const gujarati: CallerReplies = {
  greeting: [{ text: 'નમસ્તે. હા, બોલો.', english: 'Namaste. Yes, go on.' }],
  apology: [{ text: 'વાંધો નહીં. કામ થઈ જાય એટલે બસ.', english: 'Never mind. I just want it done.' }],
  done: [
    { text: 'સરસ. મને SMS આવશે?', english: 'Good. Will I get an SMS?' },
    { text: 'સારું, સમજાઈ ગયું.', english: 'All right, understood.' },
  ],
  wait: [{ text: 'સારું, લાઇન પર છું.', english: 'All right, I am on the line.' }],
  question: [
    { text: 'હા, બરાબર.', english: 'Yes, that is right.' },
    { text: 'બરાબર યાદ નથી.', english: 'I do not remember exactly.' },
  ],
  'anything-else': [{ text: 'ના, બસ આટલું જ. આભાર.', english: 'No, that is all. Thank you.' }],
  goodbye: [{ text: 'આભાર, નમસ્તે.', english: 'Thank you, namaste.' }],
  statement: [
    { text: 'સારું. તો હવે મારે શું કરવાનું?', english: 'All right. So what should I do now?' },
    { text: 'સારું, આગળ કહો.', english: 'All right, please go on.' },
  ],
  unclear: [
    { text: 'ફરી કહેશો?', english: 'Could you say that again?' },
    { text: 'બરાબર સંભળાયું નહીં.', english: 'I could not hear you well.' },
  ],
}
