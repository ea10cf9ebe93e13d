import { site } from '../../site.ts'
import { conversation } from '../conversation-forms.ts'
import type { Conversation } from '../conversation.ts'

export const papers: readonly Conversation[] = [
  conversation({
    id: 'z4',
    name: 'accounts@tarangtools.example',
    shortName: 'Tarang Tools',
    channel: 'Email',
    topic: 'statement',
    reason: '12 invoices, one statement',
    script: `
      given Email: accounts@tarangtools.example | 2 April 2018, mandate
      given SMS: 80••• •• 112 | 2 April 2018, mandate
      not asked WhatsApp: 80••• •• 112 | no
      11:12 customer: Please reconcile the attached 12 invoices with the September statement and tell us which are unpaid.
      11:14 assistant: Ten are paid. TT-0918 and TT-0922 are not in the statement. I have attached the matching table.
      11:34 customer: TT-0922 was paid in cash at the branch.
      11:35 assistant: Thank you. Please send the counter receipt number and I will match TT-0922 today.
      +128 customer: Receipt 55120, dated 19 September.
      answer: Matched. TT-0922 is paid. Only TT-0918 is open, 41,300 rupees. The table is attached again.
      suggestion: TT-0922 is matched. Shall I send the customer of TT-0918 a reminder with your copy attached?
      topic: Noted. Is TT-0918 the only open invoice in the statement now?
      topic: Please send the same table for August.
      topic: Our auditor wants the statement with the digital stamp. Can that be attached?
      topic: Received. Filed with the auditor.
      detail: Receipt 55120, dated 19 September, counter 3.
      detail: TT-0918 is for 41,300 rupees, Mira Weaves.
      off-topic: Kindly see the subject line. This is about the invoices and the statement.
    `,
  }),
  conversation({
    id: 'z8',
    name: 'Ritwik Banerjee',
    channel: 'Email',
    language: 'bn',
    topic: 'statement',
    reason: 'Stamped statement for a visa',
    script: `
      given Email: ritwik.b@mail.example | 17 November 2022, in the app
      given WhatsApp: 86••• •• 240 | 17 November 2022, in the app
      not asked SMS: 86••• •• 240 | yes
      11:25 customer: ভিসার জন্য ছয় মাসের স্টেটমেন্ট চাই। | I need six months’ statement for a visa.
      11:26 assistant: সঙ্গে পাঠালাম: এপ্রিল থেকে সেপ্টেম্বর, সিল সহ। | Attached: April to September, with the stamp.
      +90 customer: দূতাবাস কি ডিজিটাল সিল নেয়? | Does the embassy take a digital stamp?
      answer: সাধারণত নেয়। শাখা থেকে কাগজের কপিও নিতে পারেন। | Usually yes. You can also take a paper copy at the branch.
      suggestion: কাগজের কপি আজ চারটায় শাখায় তৈরি থাকবে। | The paper copy will be ready at the branch at four today.
      topic: ভালো। স্টেটমেন্টে ঠিকানাও থাকবে তো? | Good. The statement will carry my address too?
      topic: কাগজের কপি কোন শাখায় পাব? | At which branch do I get the paper copy?
      topic: পেয়েছি, সব ঠিক আছে। | I have it, everything is in order.
      detail: ভিসার তারিখ 24 অক্টোবর। | The visa appointment is on 24 October.
      detail: শাখা গড়িয়াহাট। | The branch is Gariahat.
      off-topic: এটা নয়, আমি স্টেটমেন্টের কথা বলছি। | Not this, I am talking about the statement.
    `,
  }),
  conversation({
    id: 'z11',
    name: 'Imran Sheikh',
    channel: 'WhatsApp',
    topic: 'documents',
    reason: 'Address proof, due today',
    script: `
      given WhatsApp: 70••• •• 881 | 9 March 2024, in the app
      given SMS: 70••• •• 881 | 9 March 2024, in the app
      not asked Email: imran.s@mail.example | yes
      yesterday 10:02 customer: Which paper do you take for the address? I have shifted.
      yesterday 10:02 assistant: A rent agreement or an electricity bill of the last two months. A photo is enough.
      yesterday 10:05 customer: I will send in the evening
      topic: Sorry, I forgot. Sending the electricity bill now.
      topic: Sent. Is the photo clear enough?
      topic: The bill is in my father’s name. Is that all right as proof?
      topic: Good. Then my address is done.
      detail: Flat 9, Noor Apartments, Bandra East.
      detail: I shifted on 1 September.
      off-topic: I was only to send an address proof. Is there something else?
    `,
  }),
  conversation({
    id: 'z12',
    name: 'Lalitha Menon',
    shortName: 'Mrs Menon',
    channel: 'Email',
    topic: 'documents',
    reason: 'Nominee not updated',
    colleague: 'Sunita G.',
    script: `
      given Email: lalitha.m@mail.example | 14 June 2016, at the branch
      given SMS: 94••• •• 206 | 14 June 2016, at the branch
      10:41 customer: I have given the nominee form twice at your counter. The app still shows my late husband.
      10:42 assistant: I am sorry for your loss, and for this. A colleague has both forms now and will write to you today.
      10:42 event: ${site.brand} handed this to Sunita G.
      11:05 colleague: Mrs Menon, I have your form of 22 September. The change is with operations, due by 3 pm.
      topic: Thank you. Please write when the form has gone through.
      topic: Will I have to come to the counter again with the papers?
      topic: My daughter’s name is spelt Anjali, with a j. The form has it right.
      detail: The forms were of 22 September and 6 October.
      detail: Savings account ending 3380.
      off-topic: I wrote about the nominee only. Please read my mail once.
    `,
  }),
]
