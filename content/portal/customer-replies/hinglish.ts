import { site } from '../../site.ts'
import type { ReplyBank } from './reply-bank.ts'

export const hinglish: ReplyBank = {
  replies: {
    question: [
      ['Haan ji', 'Yes'],
      ['Dekh ke batata hoon', 'Let me see and tell you'],
    ],
    promise: [
      ['Theek hai, wait karta hoon', 'All right, I will wait'],
      ['Late ho toh bhi bata dena', 'Tell me even if it is late'],
    ],
    refusal: [
      ['Kyun nahi ho sakta?', 'Why can it not be done?'],
      ['Toh phir kaun karega?', 'Then who will do it?'],
    ],
    apology: [
      ['Koi baat nahi, bas ho jaye', 'It is all right, so long as it is done'],
      ['Aapki galti nahi hai', 'It is not your fault'],
    ],
    thanks: [
      ['Thank you ji', 'Thank you'],
      ['Jaldi reply ke liye shukriya', 'Thanks for the quick reply'],
    ],
    greeting: [
      ['Hello, upar wala message dekha?', 'Hello, did you see the message above?'],
      ['Haan boliye', 'Yes, go on'],
    ],
    closing: [
      ['Bas itna hi, thanks', 'That is all, thanks'],
      ['Aur kuch nahi', 'Nothing else'],
    ],
    'hand-over': [
      ['Theek hai, unko poori baat bata dena', 'All right, tell them the whole story'],
      ['6 ke baad call karein', 'They should call after 6'],
    ],
    channel: [
      ['Haan wahan bhi bhej do', 'Yes, send it there too'],
      ['Yahin theek hai', 'Here is fine'],
    ],
    secret: [
      [
        'OTP kyun chahiye? Bank bolta hai kisi ko mat do',
        'Why do you need the code? The bank says to give it to nobody',
      ],
      ['Nahi dunga', 'I will not give it'],
    ],
    rude: [
      ['Tameez se baat kijiye', 'Please speak with respect'],
      ['Main complaint karunga', 'I will complain'],
    ],
    nonsense: [
      ['Samajh nahi aaya', 'I did not understand'],
      ['Ye mere liye tha?', 'Was this for me?'],
    ],
    long: [
      ['Itna lamba? Mujhe kya karna hai?', 'So long? What do I have to do?'],
      ['Ek line mein batao, hua ya nahi?', 'Tell me in one line, is it done or not?'],
    ],
    unknown: [
      ['Achha, aage kya hoga?', 'I see, what happens next?'],
      ['Kitna time lagega?', 'How long will it take?'],
      ['Mujhe kuch karna hai kya?', 'Do I have to do anything?'],
    ],
  },
  leaving: [['Abhi nikalna hai, yahin likh dena', 'I must leave now, please write here']],
  suggestions: {
    topic: [
      ['Jaise hi hoga, main yahin likhunga.', 'I will write here as soon as it happens.'],
      ['Haan, aur aapko kuch nahi karna hai.', 'Yes, and you need to do nothing.'],
    ],
    detail: [['Dhanyavaad, note kar liya.', 'Thank you, I have noted it.']],
    secret: [
      [
        'Sahi kaha. Kisi ko mat dijiye, mujhe bhi nahi.',
        'You are right. Give it to nobody, not to me either.',
      ],
    ],
    rude: [['Maaf kijiye, meri galti thi.', 'I am sorry, that was my mistake.']],
    'off-topic': [['Sahi baat. Aapke sawaal par aata hoon.', 'True. Let me come to your question.']],
    unknown: [
      ['Aage ka kaam mera hai. Aaj 5 baje tak likhunga.', 'The next step is mine. I will write by 5 today.'],
    ],
  },
  handedBack: [
    `Main phir se ${site.brand} hoon. Poori baat mere saamne hai.`,
    `${site.brand} here again. I have the whole story in front of me.`,
  ],
  consent: {
    yes: ['Haan, theek hai', 'Yes, fine'],
    no: ['Nahi, wahan mat likhna', 'No, do not write there'],
  },
}
