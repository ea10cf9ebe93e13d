import { site } from '../../site.ts'
import { conversation } from '../conversation-forms.ts'
import type { Conversation } from '../conversation.ts'
import { asksForPersonAt } from '../inbox-figures.ts'

export const refunds: readonly Conversation[] = [
  conversation({
    id: 'z1',
    name: 'Deepa Krishnan',
    channel: 'WhatsApp',
    topic: 'refund',
    reason: 'Refund not received',
    holder: 'asks',
    script: `
      given WhatsApp: 98••• •• 640 | 12 June 2023, in the app
      given Email: deepa.k@mail.example | 12 June 2023, in the app
      not asked SMS: 98••• •• 640 | yes
      11:36 customer: My refund of 2,300 was to come by Friday.
      11:36 assistant: I can see it. The other bank has accepted it and will credit you by 6 pm today.
      11:38 customer: That is what you said on Friday also
      11:38 assistant: You are right, and I am sorry. Shall I ask a colleague to stay with this until it lands?
      11:40 customer: Yes. A person please.
      later customer: Will I get a message when the money comes?
      answer: Yes. I will write here the minute it is credited.
      later customer: And if it does not come today?
      answer: Then a colleague calls you before 10 am tomorrow. It is set in this conversation.
      suggestion: I have taken this over, Deepa. The credit is marked for 4:30 pm. I will write to you at 4:35, whether or not it has come.
      topic: Thank you. I will wait till 4:35 then.
      topic: So the 2,300 is with the other bank, and not with you?
      topic: Okay. Please do not close this chat until I see it.
      topic: The refund is for school shoes. My son starts on Monday, that is why I keep asking.
      detail: The order was on 3 October, 2,300 rupees, to a shoe shop online. The last four of the card are 6621.
      detail: The shop gave me a reference also, RF 88190.
      off-topic: That is not my question. I am asking about the refund of 2,300.
      off-topic: Are you mixing me with someone else? Only the refund, please.
    `,
  }),
  conversation({
    id: 'z9',
    name: 'Sneha Deshpande',
    channel: 'Web chat',
    language: 'mr',
    topic: 'refund',
    reason: 'UPI failed, money debited',
    verified: 'Verified in the app',
    script: `
      given Web chat: in the app | today, she began here
      given WhatsApp: 90••• •• 318 | 2 May 2024, at the branch
      not asked Email: sneha.d@mail.example | yes
      given SMS: 90••• •• 318 | 2 May 2024, at the branch
      11:40 customer: UPI अयशस्वी झाले, पण ₹1,150 खात्यातून गेले. | The UPI payment failed, but ₹1,150 left the account.
      11:40 assistant: व्यवहार सापडला. पैसे तीन दिवसांत परत येतात. | I have found the payment. The money comes back within three days.
      +48 customer: तीन दिवस? मला आज भाडे द्यायचे आहे. | Three days? I have to pay the rent today.
      answer: मी बँकेकडे आत्ताच तक्रार नोंदवली आहे: KB207762. | I have just filed it with the other bank: KB207762.
      +${asksForPersonAt.z9} asks: मला एखाद्या व्यक्तीशी बोलायचे आहे. | I want to speak to a person.
      later customer: पैसे आले की कळवाल ना? | You will tell me when the money comes, won’t you?
      answer: हो, लगेच इथेच लिहीन. | Yes, I will write here at once.
      suggestion: नमस्कार, स्नेहा. तक्रार KB207762 माझ्याकडे आहे. दुपारी दोनपर्यंत मी तुम्हाला इथे उत्तर देईन. | Namaskar, Sneha. Case KB207762 is with me. I will answer you here by two this afternoon.
      topic: ठीक आहे. आज आले तर खूप मदत होईल. | All right. It would help a lot if it came today.
      topic: म्हणजे ₹1,150 माझ्याच खात्यात येणार? | So the ₹1,150 will come to my own account?
      topic: बरं, मी दोनपर्यंत थांबते. | Fine, I will wait until two.
      detail: आज 11:20, ₹1,150, घरमालकाला. | Today at 11:20, ₹1,150, to my landlord.
      detail: UPI क्रमांक 5288 0417. | The UPI number is 5288 0417.
      off-topic: हे नाही. मी UPI च्या पैशांबद्दल विचारते आहे. | Not this. I am asking about the UPI money.
    `,
  }),
  conversation({
    id: 'z6',
    name: 'Harpreet Gill',
    shortName: 'Mr Gill',
    channel: 'WhatsApp',
    topic: 'charge',
    reason: 'Cheque bounce charge',
    colleague: 'Farida S.',
    script: `
      given WhatsApp: 99••• •• 075 | 19 August 2022, in the app
      given SMS: 99••• •• 075 | 4 March 2011, at the branch
      not asked Email: hgill@mail.example | no
      11:15 customer: Why 500 charge for one cheque?
      11:16 assistant: It was returned for a signature mismatch. I am asking a colleague whether it can be waived.
      11:17 event: ${site.brand} handed this to Farida S.
      11:22 colleague: Farida here, Mr Gill. I have waived it, as it is the first in two years.
      later customer: How do I give my new signature?
      answer: At any branch with one identity paper, in about ten minutes. Rajouri Garden is nearest to you.
      topic: Very good. Thank you.
      topic: 500 will show as returned in which month?
      topic: And if it happens again, will you charge again?
      detail: Cheque number 004417, to Singh Motors, 9 October.
      detail: It was for 18,000.
      off-topic: No, no. This is about the cheque charge only.
    `,
  }),
]
