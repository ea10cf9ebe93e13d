import type { CallerReplies } from './caller-reply.ts'

export const malayalam: CallerReplies = {
  greeting: [{ text: 'നമസ്കാരം. പറയൂ.', english: 'Namaskaram. Please go on.' }],
  apology: [{ text: 'സാരമില്ല. കാര്യം നടന്നാൽ മതി.', english: 'Never mind. I just want it done.' }],
  done: [
    { text: 'നല്ലത്. SMS വരുമോ?', english: 'Good. Will an SMS come?' },
    { text: 'ശരി, മനസ്സിലായി.', english: 'All right, understood.' },
  ],
  wait: [{ text: 'ശരി, കാത്തിരിക്കാം.', english: 'All right, I will wait.' }],
  question: [
    { text: 'അതെ, ശരിയാണ്.', english: 'Yes, that is right.' },
    { text: 'കൃത്യമായി ഓർമ്മയില്ല.', english: 'I do not remember exactly.' },
  ],
  'anything-else': [{ text: 'ഇല്ല, ഇത്രയേ ഉള്ളൂ. നന്ദി.', english: 'No, that is all. Thank you.' }],
  goodbye: [{ text: 'നന്ദി, നമസ്കാരം.', english: 'Thank you, namaskaram.' }],
  statement: [
    { text: 'ശരി. ഇനി ഞാൻ എന്താണ് ചെയ്യേണ്ടത്?', english: 'All right. What should I do now?' },
    { text: 'ശരി, പറയൂ.', english: 'All right, go on.' },
  ],
  unclear: [
    { text: 'ഒന്നുകൂടി പറയാമോ?', english: 'Could you say that again?' },
    { text: 'ശരിക്ക് കേട്ടില്ല.', english: 'I could not hear you well.' },
  ],
}
