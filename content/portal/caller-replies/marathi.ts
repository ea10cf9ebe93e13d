import type { CallerReplies } from './caller-reply.ts'

export const marathi: CallerReplies = {
  greeting: [{ text: 'नमस्कार. हो, बोला.', english: 'Namaskar. Yes, go on.' }],
  apology: [{ text: 'हरकत नाही. काम झालं की बस.', english: 'Never mind. I just want it done.' }],
  done: [
    { text: 'छान. मला SMS येईल का?', english: 'Good. Will I get an SMS?' },
    { text: 'ठीक आहे, समजलं.', english: 'All right, understood.' },
  ],
  wait: [{ text: 'ठीक आहे, थांबतो.', english: 'All right, I will wait.' }],
  question: [
    { text: 'हो, बरोबर.', english: 'Yes, that is right.' },
    { text: 'नक्की आठवत नाही.', english: 'I do not remember exactly.' },
  ],
  'anything-else': [{ text: 'नाही, एवढंच. धन्यवाद.', english: 'No, that is all. Thank you.' }],
  goodbye: [{ text: 'धन्यवाद, नमस्कार.', english: 'Thank you, namaskar.' }],
  statement: [
    { text: 'बरं. मग आता मी काय करू?', english: 'All right. So what should I do now?' },
    { text: 'ठीक आहे, पुढे सांगा.', english: 'All right, please go on.' },
  ],
  unclear: [
    { text: 'पुन्हा सांगाल का?', english: 'Could you say that again?' },
    { text: 'नीट ऐकू आलं नाही.', english: 'I could not hear you well.' },
  ],
}
