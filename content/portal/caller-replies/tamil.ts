import type { CallerReplies } from './caller-reply.ts'

export const tamil: CallerReplies = {
  greeting: [{ text: 'வணக்கம். சொல்லுங்கள்.', english: 'Vanakkam. Please go on.' }],
  apology: [{ text: 'பரவாயில்லை. வேலை நடந்தால் போதும்.', english: 'Never mind. I just want it done.' }],
  done: [
    { text: 'நல்லது. SMS வருமா?', english: 'Good. Will an SMS come?' },
    { text: 'சரி, புரிந்தது.', english: 'All right, understood.' },
  ],
  wait: [{ text: 'சரி, காத்திருக்கிறேன்.', english: 'All right, I will wait.' }],
  question: [
    { text: 'ஆமாம், சரிதான்.', english: 'Yes, that is right.' },
    { text: 'சரியாக நினைவில்லை.', english: 'I do not remember exactly.' },
  ],
  'anything-else': [{ text: 'இல்லை, இவ்வளவுதான். நன்றி.', english: 'No, that is all. Thank you.' }],
  goodbye: [{ text: 'நன்றி, வணக்கம்.', english: 'Thank you, vanakkam.' }],
  statement: [
    { text: 'சரி. இப்போது நான் என்ன செய்ய வேண்டும்?', english: 'All right. What should I do now?' },
    { text: 'சரி, மேலே சொல்லுங்கள்.', english: 'All right, please go on.' },
  ],
  unclear: [
    { text: 'மீண்டும் சொல்லுங்கள்?', english: 'Could you say that again?' },
    { text: 'சரியாகக் கேட்கவில்லை.', english: 'I could not hear you well.' },
  ],
}
