import type { CallerReplies } from './caller-reply.ts'

export const bengali: CallerReplies = {
  greeting: [{ text: 'নমস্কার। হ্যাঁ, বলুন।', english: 'Nomoshkar. Yes, go on.' }],
  apology: [{ text: 'ঠিক আছে। কাজটা হলেই হলো।', english: 'It is all right. I just want it done.' }],
  done: [
    { text: 'খুব ভালো। SMS আসবে তো?', english: 'Very good. An SMS will come?' },
    { text: 'ঠিক আছে, বুঝেছি।', english: 'All right, understood.' },
  ],
  wait: [{ text: 'ঠিক আছে, ধরে আছি।', english: 'All right, I am holding.' }],
  question: [
    { text: 'হ্যাঁ, ঠিক।', english: 'Yes, that is right.' },
    { text: 'ঠিক মনে নেই।', english: 'I do not remember exactly.' },
  ],
  'anything-else': [{ text: 'না, এটুকুই। ধন্যবাদ।', english: 'No, that is all. Thank you.' }],
  goodbye: [{ text: 'ধন্যবাদ, নমস্কার।', english: 'Thank you, nomoshkar.' }],
  statement: [
    { text: 'আচ্ছা। এখন আমাকে কী করতে হবে?', english: 'I see. What should I do now?' },
    { text: 'ঠিক আছে, বলুন।', english: 'All right, go on.' },
  ],
  unclear: [
    { text: 'আবার বলবেন?', english: 'Could you say that again?' },
    { text: 'ঠিক শুনতে পাইনি।', english: 'I could not hear you well.' },
  ],
}
