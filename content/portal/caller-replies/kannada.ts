import type { CallerReplies } from './caller-reply.ts'

export const kannada: CallerReplies = {
  greeting: [{ text: 'ನಮಸ್ಕಾರ. ಹೇಳಿ.', english: 'Namaskara. Please go on.' }],
  apology: [{ text: 'ಪರವಾಗಿಲ್ಲ. ಕೆಲಸ ಆದರೆ ಸಾಕು.', english: 'Never mind. I just want it done.' }],
  done: [
    { text: 'ಒಳ್ಳೆಯದು. SMS ಬರುತ್ತದೆಯೇ?', english: 'Good. Will an SMS come?' },
    { text: 'ಸರಿ, ಅರ್ಥವಾಯಿತು.', english: 'All right, understood.' },
  ],
  wait: [{ text: 'ಸರಿ, ಕಾಯುತ್ತೇನೆ.', english: 'All right, I will wait.' }],
  question: [
    { text: 'ಹೌದು, ಸರಿ.', english: 'Yes, that is right.' },
    { text: 'ಸರಿಯಾಗಿ ನೆನಪಿಲ್ಲ.', english: 'I do not remember exactly.' },
  ],
  'anything-else': [{ text: 'ಇಲ್ಲ, ಇಷ್ಟೇ. ಧನ್ಯವಾದ.', english: 'No, that is all. Thank you.' }],
  goodbye: [{ text: 'ಧನ್ಯವಾದ, ನಮಸ್ಕಾರ.', english: 'Thank you, namaskara.' }],
  statement: [
    { text: 'ಸರಿ. ಈಗ ನಾನು ಏನು ಮಾಡಬೇಕು?', english: 'All right. What should I do now?' },
    { text: 'ಸರಿ, ಮುಂದೆ ಹೇಳಿ.', english: 'All right, please go on.' },
  ],
  unclear: [
    { text: 'ಮತ್ತೊಮ್ಮೆ ಹೇಳುತ್ತೀರಾ?', english: 'Could you say that again?' },
    { text: 'ಸರಿಯಾಗಿ ಕೇಳಿಸಲಿಲ್ಲ.', english: 'I could not hear you well.' },
  ],
}
