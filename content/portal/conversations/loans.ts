import { site } from '../../site.ts'
import { conversation } from '../conversation-forms.ts'
import type { Conversation } from '../conversation.ts'
import { asksForPersonAt, beginsAt } from '../inbox-figures.ts'

export const loans: readonly Conversation[] = [
  conversation({
    id: 'z3',
    name: 'Visitor, Pune',
    shortName: 'the visitor',
    channel: 'Web chat',
    topic: 'loan',
    reason: 'Home loan rate',
    script: `
      given Web chat: on the website | today, they began here
      not asked Email: not given yet | no
      not asked SMS: not given yet | no
      11:40 customer: What is the rate for 45 lakh over 20 years?
      11:40 assistant: 8.55% today for a salaried applicant. The instalment would be about 39,200 a month.
      +6 customer: And if I already have a car loan?
      answer: The rate stays the same. What changes is how much you can borrow. May I ask the car instalment?
      +72 customer: It is 14,000 a month.
      answer: Then up to 42 lakh on a salary of 1.2 lakh. With a joint applicant, the full 45.
      +${asksForPersonAt.z3} asks: Can someone call me at 6? I would rather talk to a person.
      suggestion: I am from the home-loan desk. I can call you at 6 and go through it. On which number, and under what name?
      topic: And is 8.55% fixed, or does it move?
      topic: What papers do you need from a salaried person?
      topic: My wife also earns. Can both incomes count?
      topic: Good. I will compare it with one more bank and come back.
      detail: Rohan. The number ends in 71, and my salary is 1.2 lakh a month. The rest I will give on the call.
      detail: The flat is in Baner, 62 lakh in all.
      off-topic: I do not have an account with you yet. I only asked about a home loan.
    `,
  }),
  conversation({
    id: 'z7',
    name: 'Meenakshi Sundaram',
    channel: 'WhatsApp',
    language: 'ta',
    topic: 'emi',
    reason: 'Change of EMI date',
    script: `
      given WhatsApp: 91••• •• 553 | 30 September 2024, in the app
      given SMS: 91••• •• 553 | 11 May 2019, at the branch
      not asked Email: meenakshi.s@mail.example | yes
      11:41 customer: EMI தேதியை மாற்ற முடியுமா? | Can the EMI date be changed?
      11:41 assistant: முடியும். எந்தத் தேதி வேண்டும்? | It can. Which date would you like?
      +30 customer: பத்தாம் தேதி. | The tenth.
      answer: நவம்பர் முதல் பத்தாம் தேதி. கட்டணம் இல்லை. | The tenth, from November. There is no charge.
      +142 customer: இந்த மாதம் அபராதம் வருமா? | Will there be a penalty this month?
      answer: வராது. இந்த மாத EMI கட்டியாகிவிட்டது. | No. This month’s EMI is paid.
      suggestion: பத்தாம் தேதி உறுதி. கடிதம் அனுப்புகிறேன். | The tenth is settled. I am sending the letter.
      topic: சரி. அடுத்த மாதம் முதல் பத்தாம் தேதியா? | All right. The tenth from next month?
      topic: தொகை மாறுமா? | Will the amount change?
      topic: நல்லது. கடிதம் வந்தால் போதும். | Good. The letter is enough for me.
      detail: கடன் எண் 7714. EMI 6,450 ரூபாய். | Loan number 7714. The EMI is 6,450 rupees.
      detail: சம்பளம் எட்டாம் தேதி வரும். | My salary comes on the eighth.
      off-topic: அது இல்லை. EMI பற்றிக் கேட்கிறேன். | Not that. I am asking about the EMI.
    `,
  }),
  conversation({
    id: 'z5',
    name: '97••• •• 553',
    shortName: 'the customer',
    channel: 'SMS',
    topic: 'emi',
    reason: 'Stop reminders',
    holder: 'closed',
    script: `
      withdrawn SMS: 97••• •• 553 | today, with STOP
      not asked WhatsApp: 97••• •• 553 | no
      given Email: n.rao@mail.example | 6 February 2021, at the branch
      09:00 assistant: Your EMI of Rs 6,450 is due on 5 Oct.
      11:28 customer: STOP
      11:29 assistant: Done. You will get no more reminders on this number.
      11:29 event: ${site.brand} closed this conversation. Consent for SMS is withdrawn.
      topic: EMI is paid already on the 4th. Please check before sending.
      topic: All right, email is fine for this.
      detail: I paid from the app, 6,450.
      off-topic: I only asked you to stop the reminders.
    `,
  }),
  conversation({
    id: 'z14',
    name: 'Arjun Pillai',
    channel: 'WhatsApp',
    language: 'hi-Latn',
    topic: 'emi',
    reason: 'EMI taken twice',
    script: `
      given WhatsApp: 95••• •• 466 | 1 December 2023, in the app
      given Email: arjun.p@mail.example | 1 December 2023, in the app
      not asked SMS: 95••• •• 466 | yes
      +${beginsAt.z14} customer: EMI do baar kat gaya kya? 8,900 dikh raha hai | Was the EMI taken twice? I see 8,900
      answer: Ek hi baar, 8,900. Doosra hold tha, jo 12:10 tak hat jayega. | Only once, 8,900. The second is a hold, which goes by 12:10.
      +232 customer: Pakka na? Balance kam dikh raha hai | Sure? The balance looks low
      answer: Pakka. Hold hatte hi balance 21,340 dikhega. | Sure. Once the hold goes, the balance shows 21,340.
      suggestion: Main check kar raha hoon, do minute dijiye. | I am checking, please give me two minutes.
      topic: Toh 12:10 tak hold hat jayega? | So the hold goes by 12:10?
      topic: EMI ki receipt bhej dijiye | Please send the receipt for the EMI
      topic: Haan ab samajh aaya | Yes, now I understand
      detail: 8,900, aaj subah 6 baje | 8,900, at 6 this morning
      detail: Loan 2206 hai | The loan is 2206
      off-topic: Nahi, mera sawaal EMI ka hai | No, my question is about the EMI
    `,
  }),
]
