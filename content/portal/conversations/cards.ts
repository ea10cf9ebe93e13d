import { site } from '../../site.ts'
import { cardBlockCall } from '../card-block-call.ts'
import { conversation } from '../conversation-forms.ts'
import type { Conversation, Line } from '../conversation.ts'
import { beginsAt } from '../inbox-figures.ts'
import type { FollowUpMessage } from '../portal-call.ts'

const { startsAt, messages, reference } = cardBlockCall
const [sent, asked, answered] = messages

function said({ text, english }: FollowUpMessage): Line {
  return english ? [text, english] : [text]
}

const afterCall = conversation({
  id: 'z2',
  name: cardBlockCall.caller,
  shortName: 'the caller',
  channel: 'WhatsApp',
  language: 'hi',
  topic: 'card',
  reason: `${cardBlockCall.reason}, from the call`,
  verified: 'Verified on the call',
  callReference: reference,
  script: `
    given WhatsApp: 98••• •• 214 | 14 October 2025, on the call
    given SMS: 98••• •• 214 | 3 January 2020, at the branch
    not asked Email: not on record | no
    +160 customer: तब तक UPI चलेगा? | Will UPI work until then?
    answer: हाँ, UPI पर कोई असर नहीं पड़ता। | Yes, UPI is not affected.
    suggestion: कार्ड निकलते ही कूरियर का लिंक यहीं भेजूँगा। | I will send the courier link here as soon as the card is dispatched.
    topic: ठीक है। कार्ड घर पर कोई न हो तो? | All right. What if nobody is at home for the card?
    topic: अच्छा, पुराना पिन ही चलेगा? | I see. Will the old PIN still work?
    topic: ठीक है, चार दिन देख लेता हूँ। | All right, I will wait the four days.
    detail: कार्ड कल शाम बस में खोया। | The card was lost on the bus yesterday evening.
    detail: पता वही है: जयनगर, बेंगलुरु। | The address is the same: Jayanagar, Bengaluru.
    off-topic: यह नहीं, मैं कार्ड के बारे में पूछ रहा हूँ। | Not this, I am asking about the card.
  `,
})

export const cards: readonly Conversation[] = [
  {
    ...afterCall,
    past: [
      {
        from: 'event',
        at: startsAt,
        line: [`On a call with ${site.brand}, ${reference}. What it promises is written here.`],
      },
    ],
    // What followed the call on WhatsApp: a question with its answer is one arrival.
    arrivals: [
      { at: startsAt + sent.at, answer: said(sent) },
      { at: startsAt + asked.at, says: said(asked), answer: said(answered), after: answered.at - asked.at },
      ...afterCall.arrivals,
    ],
  },
  conversation({
    id: 'z13',
    name: 'Visitor, Mysuru',
    shortName: 'the visitor',
    channel: 'Web chat',
    topic: 'card',
    reason: 'Card refused in a shop',
    script: `
      given Web chat: on the website | today, they began here
      not asked SMS: 81••• •• 929 | yes
      +${beginsAt.z13} customer: My card was refused in a shop just now. Is it blocked?
      answer: I can tell you once I know who you are. Shall I send a code to your registered number?
      +62 customer: Okay send
      answer: Thank you, that is you. It is not blocked: the shop took it for online use, which is off.
      +118 customer: Then put it on please
      answer: It is on, up to 5,000 rupees a day. You can change that in the app.
      suggestion: I am looking at it with you. Which shop was it, and for how much?
      topic: So the card is fine, it is only the setting?
      topic: It worked in the petrol pump yesterday, that is why I am confused.
      topic: Trying it again now.
      topic: It went through this time.
      detail: A stationery shop, 1,840 rupees.
      detail: Ten minutes ago, near Devaraja Market.
      off-topic: I only want to know about my card.
    `,
  }),
  conversation({
    id: 'z10',
    name: '94••• •• 087',
    shortName: 'the customer',
    channel: 'SMS',
    language: 'hi-Latn',
    topic: 'card',
    reason: 'New card not delivered',
    script: `
      given SMS: 94••• •• 087 | 8 July 2021, at the branch
      given WhatsApp: 94••• •• 087 | 20 January 2025, in the app
      not asked Email: not on record | no
      11:31 customer: Card abhi tak nahi aaya, 10 din ho gaye | The card has not come, it is ten days now
      11:31 assistant: Courier 11 Oct ko aaya tha, ghar band tha. Kal dobara bhejein? | The courier came on 11 Oct, the house was locked. Shall we send it again tomorrow?
      +104 customer: Kal subah theek hai | Tomorrow morning is fine
      answer: Kal 9 se 12 ke beech. ID saath rakhein. | Tomorrow between 9 and 12. Please keep your ID at hand.
      +300 customer: Papa le sakte hain kya? | Can my father take it?
      answer: Haan, unki ID aur aapke OTP ke saath, jo sirf courier wale poochhenge. | Yes, with his ID and your code, which only the courier asks for.
      suggestion: Kal 9 se 12 ke beech aayega. Main dekh raha hoon. | It comes tomorrow between 9 and 12. I am watching it.
      topic: Theek hai, kal ghar pe rahunga | All right, I will be home tomorrow
      topic: Courier wala pehle phone karega na? | The courier will phone first, right?
      topic: Tracking number bhej do | Send me the tracking number
      topic: Mil gaya, dekh leta hoon | Got it, I will look
      detail: Flat 302, Sai Residency, Thane | Flat 302, Sai Residency, Thane
      detail: Card 8 number pe khatam hota hai, 1108 | The card ends in 8, 1108
      off-topic: Ye nahi, card ke baare mein pooch raha hoon | Not this, I am asking about the card
    `,
  }),
]
