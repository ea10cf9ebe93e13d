import { site } from '../../common/brand/site.ts'
import { cardBlockCall } from './card-block-call.ts'
import { type Channel, type Conversation, type ConversationRow } from './conversation.ts'
import { asksForPersonAt, beginsAt } from './inbox-figures.ts'

const [sent, asked, answered] = cardBlockCall.messages

// oxfmt-ignore
const rows: readonly ConversationRow[] = [
  {
    id: 'z1', name: 'Deepa Krishnan', channel: 'WhatsApp',
    reason: 'Refund not received', holder: 'asks',
    ways: [
      { channel: 'WhatsApp', address: '98••• •• 640', consent: 'Consent: 12 June 2023, in the app.' },
      { channel: 'Email', address: 'deepa.k@mail.example', consent: 'Consent: 12 June 2023, in the app.' },
      { channel: 'SMS', address: '98••• •• 640', consent: 'Never asked. Nothing can be sent.', refused: true },
    ],
    past: [
      ['11:36', 'customer', 'My refund of 2,300 was to come by Friday.'],
      ['11:36', 'assistant', 'I can see it. The other bank has accepted it and will credit you by 6 pm today.'],
      ['11:38', 'customer', 'That is what you said on Friday also'],
      ['11:38', 'assistant', 'You are right, and I am sorry. Shall I ask a colleague to stay with this until it lands?'],
      ['11:40', 'customer', 'Yes. A person please.'],
    ],
    arrivals: [
      { says: ['Will I get a message when the money comes?'], answer: ['Yes. I will write here the minute it is credited.'] },
      { says: ['And if it does not come today?'], answer: ['Then a colleague calls you before 10 am tomorrow. It is set in this conversation.'] },
    ],
    suggestion: ['I have taken this over, Deepa. The credit is marked for 4:30 pm. I will write to you at 4:35, whether or not it has come.'],
    about: ['refund', 'money', 'credit', '2,300'],
    replies: [
      ['Thank you. I will wait till 4:35 then.'],
      ['So the 2,300 is with the other bank, and not with you?'],
      ['Okay. Please do not close this chat until I see it.'],
    ],
    answers: [
      [['order', 'when', 'number', 'card'], 'The order was on 3 October, 2,300 rupees, to a shoe shop online. The last four of the card are 6621.'],
      [['reference', 'shop'], 'The shop gave me a reference also, RF 88190.'],
    ],
  },
  {
    id: 'z2', name: '98••• •• 214', shortName: 'the caller', channel: 'WhatsApp', language: 'hi',
    reason: 'Card block, from the call', verified: 'Verified on the call', callReference: cardBlockCall.reference,
    ways: [
      { channel: 'WhatsApp', address: '98••• •• 214', consent: 'Consent: 3 January 2020, at the branch.' },
      { channel: 'SMS', address: '98••• •• 214', consent: 'Consent: 3 January 2020, at the branch.' },
    ],
    past: [
      ['11:41', 'event', `On a call with ${site.brand}, ${cardBlockCall.reference}. What it promises is written here.`],
    ],
    arrivals: [
      { at: 22, answer: sent.line },
      { at: 42, says: asked.line, answer: answered.line, after: 7 },
      { at: 160, says: ['तब तक UPI चलेगा?', 'Will UPI work until then?'], answer: ['हाँ, UPI पर कोई असर नहीं पड़ता।', 'Yes, UPI is not affected.'] },
    ],
    suggestion: ['कार्ड निकलते ही कूरियर का लिंक यहीं भेजूँगा।', 'I will send the courier link here as soon as the card is dispatched.'],
    about: ['card', 'courier', 'block'],
    replies: [
      ['ठीक है। कार्ड घर पर कोई न हो तो?', 'All right. What if nobody is at home for the card?'],
      ['अच्छा, पुराना पिन ही चलेगा?', 'I see. Will the old PIN still work?'],
      ['ठीक है, चार दिन देख लेता हूँ।', 'All right, I will wait the four days.'],
    ],
    answers: [
      [['where', 'lost', 'when'], 'कार्ड कल शाम बस में खोया।', 'The card was lost on the bus yesterday evening.'],
      [['address', 'home'], 'पता वही है: जयनगर, बेंगलुरु।', 'The address is the same: Jayanagar, Bengaluru.'],
    ],
  },
  {
    id: 'z3', name: 'Visitor, Pune', shortName: 'the visitor', channel: 'Web chat',
    reason: 'Home loan rate',
    past: [
      ['11:40', 'customer', 'What is the rate for 45 lakh over 20 years?'],
      ['11:40', 'assistant', '8.55% today for a salaried applicant. The instalment would be about 39,200 a month.'],
    ],
    arrivals: [
      { at: 6, says: ['And if I already have a car loan?'], answer: ['The rate stays the same. What changes is how much you can borrow. May I ask the car instalment?'] },
      { at: 72, says: ['It is 14,000 a month.'], answer: ['Then up to 42 lakh on a salary of 1.2 lakh. With a joint applicant, the full 45.'] },
      { at: asksForPersonAt.z3, says: ['Can someone call me at 6? I would rather talk to a person.'], asksForPerson: true },
    ],
    suggestion: ['I am from the home-loan desk. I can call you at 6 and go through it. On which number, and under what name?'],
    about: ['loan', 'rate', 'interest'],
    replies: [
      ['And is 8.55% fixed, or does it move?'],
      ['What papers do you need from a salaried person?'],
      ['My wife also earns. Can both incomes count?'],
    ],
    answers: [
      [['number', 'name', 'salary', 'call'], 'Rohan. The number ends in 71, and my salary is 1.2 lakh a month. The rest I will give on the call.'],
      [['flat', 'where', 'price'], 'The flat is in Baner, 62 lakh in all.'],
    ],
  },
  {
    id: 'z7', name: 'Meenakshi Sundaram', channel: 'WhatsApp', language: 'ta',
    reason: 'Change of EMI date',
    ways: [
      { channel: 'WhatsApp', address: '91••• •• 067', consent: 'Consent: 20 August 2021, at the branch.' },
      { channel: 'SMS', address: '91••• •• 067', consent: 'Consent: 20 August 2021, at the branch.' },
    ],
    past: [
      ['11:41', 'customer', 'EMI தேதியை மாற்ற முடியுமா?', 'Can the EMI date be changed?'],
      ['11:41', 'assistant', 'முடியும். எந்தத் தேதி வேண்டும்?', 'It can. Which date would you like?'],
    ],
    arrivals: [
      { at: 30, says: ['பத்தாம் தேதி.', 'The tenth.'], answer: ['நவம்பர் முதல் பத்தாம் தேதி. கட்டணம் இல்லை.', 'The tenth, from November. There is no charge.'] },
      { at: 142, says: ['இந்த மாதம் அபராதம் வருமா?', 'Will there be a penalty this month?'], answer: ['வராது. இந்த மாத EMI கட்டியாகிவிட்டது.', 'No. This month’s EMI is paid.'] },
    ],
    suggestion: ['பத்தாம் தேதி உறுதி. கடிதம் அனுப்புகிறேன்.', 'The tenth is settled. I am sending the letter.'],
    about: ['emi', 'tenth', 'letter', 'instalment'],
    replies: [
      ['சரி. அடுத்த மாதம் முதல் பத்தாம் தேதியா?', 'All right. The tenth from next month?'],
      ['தொகை மாறுமா?', 'Will the amount change?'],
      ['நல்லது. கடிதம் வந்தால் போதும்.', 'Good. The letter is enough for me.'],
    ],
    answers: [
      [['loan number', 'which loan', 'amount', 'how much'], 'கடன் எண் 7714. EMI 6,450 ரூபாய்.', 'Loan number 7714. The EMI is 6,450 rupees.'],
      [['salary', 'when'], 'சம்பளம் எட்டாம் தேதி வரும்.', 'My salary comes on the eighth.'],
    ],
  },
  {
    id: 'z9', name: 'Sneha Deshpande', channel: 'Web chat', language: 'mr',
    reason: 'UPI failed, money debited', verified: 'Verified in the app',
    past: [
      ['11:40', 'customer', 'UPI अयशस्वी झाले, पण ₹1,150 खात्यातून गेले.', 'The UPI payment failed, but ₹1,150 left the account.'],
      ['11:40', 'assistant', 'व्यवहार सापडला. पैसे तीन दिवसांत परत येतात.', 'I have found the payment. The money comes back within three days.'],
    ],
    arrivals: [
      { at: 48, says: ['तीन दिवस? मला आज भाडे द्यायचे आहे.', 'Three days? I have to pay the rent today.'], answer: ['मी बँकेकडे आत्ताच तक्रार नोंदवली आहे: KB207762.', 'I have just filed it with the other bank: KB207762.'] },
      { at: asksForPersonAt.z9, says: ['मला एखाद्या व्यक्तीशी बोलायचे आहे.', 'I want to speak to a person.'], asksForPerson: true },
      { says: ['पैसे आले की कळवाल ना?', 'You will tell me when the money comes, won’t you?'], answer: ['हो, लगेच इथेच लिहीन.', 'Yes, I will write here at once.'] },
    ],
    suggestion: ['नमस्कार, स्नेहा. तक्रार KB207762 माझ्याकडे आहे. दुपारी दोनपर्यंत मी तुम्हाला इथे उत्तर देईन.', 'Namaskar, Sneha. Case KB207762 is with me. I will answer you here by two this afternoon.'],
    about: ['upi', 'money', '1,150', 'rent', 'case'],
    replies: [
      ['ठीक आहे. आज आले तर खूप मदत होईल.', 'All right. It would help a lot if it came today.'],
      ['म्हणजे ₹1,150 माझ्याच खात्यात येणार?', 'So the ₹1,150 will come to my own account?'],
      ['बरं, मी दोनपर्यंत थांबते.', 'Fine, I will wait until two.'],
    ],
    answers: [
      [['when', 'whom', 'how much'], 'आज 11:20, ₹1,150, घरमालकाला.', 'Today at 11:20, ₹1,150, to my landlord.'],
      [['number', 'reference'], 'UPI क्रमांक 5288 0417.', 'The UPI number is 5288 0417.'],
    ],
  },
  {
    id: 'z4', name: 'accounts@tarangtools.example', shortName: 'Tarang Tools', channel: 'Email',
    reason: '12 invoices, one statement',
    ways: [
      { channel: 'Email', address: 'accounts@tarangtools.example', consent: 'Consent: 2 April 2018, mandate.' },
      { channel: 'SMS', address: '80••• •• 112', consent: 'Consent: 2 April 2018, mandate.' },
      { channel: 'WhatsApp', address: '80••• •• 112', consent: 'Never asked. Nothing can be sent.', refused: true },
    ],
    past: [
      ['11:12', 'customer', 'Please reconcile the attached 12 invoices with the September statement and tell us which are unpaid.'],
      ['11:14', 'assistant', 'Ten are paid. TT-0918 and TT-0922 are not in the statement. I have attached the matching table.'],
      ['11:34', 'customer', 'TT-0922 was paid in cash at the branch.'],
      ['11:35', 'assistant', 'Thank you. Please send the counter receipt number and I will match TT-0922 today.'],
    ],
    arrivals: [
      { at: 128, says: ['Receipt 55120, dated 19 September.'], answer: ['Matched. TT-0922 is paid. Only TT-0918 is open, 41,300 rupees. The table is attached again.'] },
    ],
    suggestion: ['TT-0922 is matched. Shall I send the customer of TT-0918 a reminder with your copy attached?'],
    about: ['statement', 'invoice', 'receipt', 'table'],
    replies: [
      ['Noted. Is TT-0918 the only open invoice in the statement now?'],
      ['Please send the same table for August.'],
      ['Our auditor wants the statement with the digital stamp. Can that be attached?'],
    ],
    answers: [
      [['receipt', 'counter'], 'Receipt 55120, dated 19 September, counter 3.'],
      [['tt-0918', 'amount', 'how much'], 'TT-0918 is for 41,300 rupees, Mira Weaves.'],
    ],
  },
  {
    id: 'z6', name: 'Harpreet Gill', shortName: 'Mr Gill', channel: 'WhatsApp',
    reason: 'Cheque bounce charge', colleague: 'Farida S.',
    ways: [
      { channel: 'WhatsApp', address: '99••• •• 318', consent: 'Consent: 5 February 2022, in the app.' },
      { channel: 'Email', address: 'h.gill@mail.example', consent: 'Consent: 5 February 2022, in the app.' },
    ],
    past: [
      ['11:15', 'customer', 'Why 500 charge for one cheque?'],
      ['11:16', 'assistant', 'It was returned for a signature mismatch. I am asking a colleague whether it can be waived.'],
      ['11:17', 'event', `${site.brand} handed this to Farida S.`],
      ['11:22', 'colleague', 'Farida here, Mr Gill. I have waived it, as it is the first in two years.'],
    ],
    arrivals: [
      { says: ['How do I give my new signature?'], answer: ['At any branch with one identity paper, in about ten minutes. Rajouri Garden is nearest to you.'] },
    ],
    about: ['charge', 'cheque', 'waive'],
    replies: [
      ['Very good. Thank you.'],
      ['500 will show as returned in which month?'],
      ['And if it happens again, will you charge again?'],
    ],
    answers: [
      [['number', 'which cheque', 'whom'], 'Cheque number 004417, to Singh Motors, 9 October.'],
      [['how much', 'amount'], 'It was for 18,000.'],
    ],
  },
  {
    id: 'z5', name: '97••• •• 553', shortName: 'the customer', channel: 'SMS',
    reason: 'Stop reminders', holder: 'closed',
    ways: [
      { channel: 'SMS', address: '97••• •• 553', consent: 'No consent: said STOP today at 11:28. Nothing can be sent.', refused: true },
      { channel: 'Email', address: 'r.553@mail.example', consent: 'Consent: 30 May 2020, at the branch.' },
    ],
    past: [
      ['09:00', 'assistant', 'Your EMI of ₹6,450 is due on 5 Oct.'],
      ['11:28', 'customer', 'STOP'],
      ['11:29', 'assistant', 'Done. You will get no more reminders on this number.'],
      ['11:29', 'event', `${site.brand} closed this conversation. Consent for SMS is withdrawn.`],
    ],
    about: ['emi', 'reminder', 'email'],
    replies: [
      ['EMI is paid already on the 4th. Please check before sending.'],
      ['All right, email is fine for this.'],
    ],
    answers: [
      [['when', 'how', 'paid'], 'I paid from the app, 6,450.'],
    ],
  },
  {
    id: 'z12', name: 'Lalitha Menon', shortName: 'Mrs Menon', channel: 'Email',
    reason: 'Nominee not updated', colleague: 'Sunita G.',
    ways: [
      { channel: 'Email', address: 'lalitha.m@mail.example', consent: 'Consent: 14 June 2016, at the branch.' },
      { channel: 'SMS', address: '94••• •• 206', consent: 'Consent: 14 June 2016, at the branch.' },
    ],
    past: [
      ['10:41', 'customer', 'I have given the nominee form twice at your counter. The app still shows my late husband.'],
      ['10:42', 'assistant', 'I am sorry for your loss, and for this. A colleague has both forms now and will write to you today.'],
      ['10:42', 'event', `${site.brand} handed this to Sunita G.`],
      ['11:05', 'colleague', 'Mrs Menon, I have your form of 22 September. The change is with operations, due by 3 pm.'],
    ],
    about: ['form', 'nominee', 'counter'],
    replies: [
      ['Thank you. Please write when the form has gone through.'],
      ['Will I have to come to the counter again with the papers?'],
    ],
    answers: [
      [['when', 'which form'], 'The forms were of 22 September and 6 October.'],
      [['account'], 'Savings account ending 3380.'],
    ],
  },
  {
    id: 'z10', name: '94••• •• 087', shortName: 'the customer', channel: 'SMS',
    reason: 'New card not delivered',
    ways: [
      { channel: 'SMS', address: '94••• •• 087', consent: 'Consent: 8 July 2021, at the branch.' },
      { channel: 'WhatsApp', address: '94••• •• 087', consent: 'Consent: 20 January 2025, in the app.' },
    ],
    past: [
      ['11:31', 'customer', 'Card has not come, it is 10 days now'],
      ['11:31', 'assistant', 'The courier came on 11 Oct, the house was locked. Shall we send it again tomorrow?'],
    ],
    arrivals: [
      { at: 104, says: ['Tomorrow morning is fine'], answer: ['Tomorrow between 9 and 12. Please keep your ID at hand.'] },
      { at: 300, says: ['Can my father take it?'], answer: ['Yes, with his ID and your code, which only the courier asks for.'] },
    ],
    suggestion: ['It comes tomorrow between 9 and 12. I am watching it.'],
    about: ['card', 'courier', 'tomorrow'],
    replies: [['All right, I will be home tomorrow'], ['The courier will phone first, right?'], ['Send me the tracking number']],
    answers: [
      [['where', 'address', 'flat'], 'Flat 302, Sai Residency, Thane'],
      [['number', 'which card'], 'The card ends in 1108'],
    ],
  },
  {
    id: 'z13', name: 'Visitor, Mysuru', shortName: 'the visitor', channel: 'Web chat',
    reason: 'Card refused in a shop',
    arrivals: [
      { at: beginsAt.z13, says: ['My card was refused in a shop just now. Is it blocked?'], answer: ['I can tell you once I know who you are. Shall I send a code to your registered number?'] },
      { at: 62, says: ['Okay send'], answer: ['Thank you, that is you. It is not blocked: the shop took it for online use, which is off.'] },
      { at: 118, says: ['Then put it on please'], answer: ['It is on, up to 5,000 rupees a day. You can change that in the app.'] },
    ],
    suggestion: ['I am looking at it with you. Which shop was it, and for how much?'],
    about: ['card', 'shop', 'online', 'setting'],
    replies: [
      ['So the card is fine, it is only the setting?'],
      ['It worked in the petrol pump yesterday, that is why I am confused.'],
      ['Trying it again now.'],
    ],
    answers: [
      [['which shop', 'where', 'how much'], 'A stationery shop, 1,840 rupees.'],
      [['when'], 'Ten minutes ago, near Devaraja Market.'],
    ],
  },
]

/** How a customer is verified on a channel, unless the conversation says otherwise. */
const verifiedOn: Record<Channel, string> = {
  WhatsApp: 'Verified by number',
  SMS: 'Verified by number',
  Email: 'Verified by address',
  'Web chat': 'Not verified',
}

/** The inbox of Kaveri Bank; fictional people. The first is the one asking for a person when the demo begins. */
export const conversations: readonly Conversation[] = rows.map((row) =>
  Object.assign(
    {
      shortName: row.name.split(' ')[0] ?? row.name,
      language: 'en' as const,
      verified: verifiedOn[row.channel],
      holder: row.colleague ? ('colleague' as const) : ('assistant' as const),
      ways: [],
      past: [],
      arrivals: [],
    },
    row,
  ),
)
