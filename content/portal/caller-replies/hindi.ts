import type { CallerReplies } from './caller-reply.ts'

export const hindi: CallerReplies = {
  greeting: [{ text: 'नमस्ते। जी, बताइए।', english: 'Namaste. Yes, please go on.' }],
  apology: [
    { text: 'कोई बात नहीं। बस काम हो जाए।', english: 'Never mind. I just want it done.' },
    {
      text: 'ठीक है, आपने फ़ोन उठाया, यही बहुत है।',
      english: 'All right. You picked up the phone, that is enough.',
    },
  ],
  done: [
    { text: 'बहुत अच्छा। मुझे SMS मिलेगा?', english: 'Very good. Will I get an SMS?' },
    { text: 'ठीक है, समझ आ गया।', english: 'All right, that is clear.' },
    { text: 'शुक्रिया, अब चैन मिला।', english: 'Thank you, that is a relief.' },
  ],
  wait: [
    { text: 'ठीक है, लाइन पर हूँ।', english: 'All right, I am on the line.' },
    { text: 'जी, कोई जल्दी नहीं।', english: 'Yes, there is no hurry.' },
  ],
  question: [
    { text: 'जी हाँ, सही है।', english: 'Yes, that is right.' },
    { text: 'ठीक से याद नहीं।', english: 'I do not remember exactly.' },
    { text: 'हाँ, वही।', english: 'Yes, the same.' },
  ],
  'anything-else': [{ text: 'नहीं, बस इतना ही। धन्यवाद।', english: 'No, that is all. Thank you.' }],
  goodbye: [{ text: 'धन्यवाद, नमस्ते।', english: 'Thank you, namaste.' }],
  statement: [
    { text: 'अच्छा। तो अब मुझे क्या करना है?', english: 'I see. So what should I do now?' },
    { text: 'ठीक है, आगे बताइए।', english: 'All right, please go on.' },
    { text: 'जी, समझ गए।', english: 'Yes, understood.' },
  ],
  unclear: [
    { text: 'जी, फिर से कहिए?', english: 'Sorry, could you say that again?' },
    { text: 'आवाज़ साफ़ नहीं आई।', english: 'I could not hear you clearly.' },
  ],
}
