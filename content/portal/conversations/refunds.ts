import { site } from '../../site.ts'
import { agreed, assistant, colleague, customer, event, notAsked } from '../conversation-forms.ts'
import type { Conversation } from '../conversation.ts'
import { clock } from '../demo-day.ts'
import { asksForPersonAt } from '../inbox-figures.ts'

export const deepaKrishnan: Conversation = {
  id: 'z1',
  name: 'Deepa Krishnan',
  shortName: 'Deepa',
  channel: 'WhatsApp',
  language: 'en',
  topic: 'refund',
  reason: 'Refund not received',
  verified: 'Verified by number',
  holder: 'asks',
  past: [
    customer(clock('11:36'), 'My refund of 2,300 was to come by Friday.'),
    assistant(
      clock('11:36'),
      'I can see it. The other bank has accepted it and will credit you by 6 pm today.',
    ),
    customer(clock('11:38'), 'That is what you said on Friday also'),
    assistant(
      clock('11:38'),
      'You are right, and I am sorry. Shall I ask a colleague to stay with this until it lands?',
    ),
    customer(asksForPersonAt.z1, 'Yes. A person please.'),
  ],
  arrivals: [
    {
      at: 0,
      says: ['Will I get a message when the money comes?'],
      answer: ['Yes. I will write here the minute it is credited.'],
    },
    {
      at: 0,
      says: ['And if it does not come today?'],
      answer: ['Then a colleague calls you before 10 am tomorrow. It is set in this conversation.'],
    },
  ],
  suggestion: [
    'I have taken this over, Deepa. The credit is marked for 4:30 pm. I will write to you at 4:35, whether or not it has come.',
  ],
  reach: [
    agreed('WhatsApp', '98••• •• 640', '12 June 2023, in the app'),
    agreed('Email', 'deepa.k@mail.example', '12 June 2023, in the app'),
    notAsked('SMS', '98••• •• 640', 'yes'),
  ],
  answers: {
    topic: [
      ['Thank you. I will wait till 4:35 then.'],
      ['So the 2,300 is with the other bank, and not with you?'],
      ['Okay. Please do not close this chat until I see it.'],
      ['The refund is for school shoes. My son starts on Monday, that is why I keep asking.'],
    ],
    detail: [
      [
        'The order was on 3 October, 2,300 rupees, to a shoe shop online. The last four of the card are 6621.',
      ],
      ['The shop gave me a reference also, RF 88190.'],
    ],
    offTopic: [
      ['That is not my question. I am asking about the refund of 2,300.'],
      ['Are you mixing me with someone else? Only the refund, please.'],
    ],
  },
}

export const snehaDeshpande: Conversation = {
  id: 'z9',
  name: 'Sneha Deshpande',
  shortName: 'Sneha',
  channel: 'Web chat',
  language: 'mr',
  topic: 'refund',
  reason: 'UPI failed, money debited',
  verified: 'Verified in the app',
  holder: 'assistant',
  past: [
    customer(
      clock('11:40'),
      'UPI अयशस्वी झाले, पण ₹1,150 खात्यातून गेले.',
      'The UPI payment failed, but ₹1,150 left the account.',
    ),
    assistant(
      clock('11:40'),
      'व्यवहार सापडला. पैसे तीन दिवसांत परत येतात.',
      'I have found the payment. The money comes back within three days.',
    ),
  ],
  arrivals: [
    {
      at: 48,
      says: ['तीन दिवस? मला आज भाडे द्यायचे आहे.', 'Three days? I have to pay the rent today.'],
      answer: [
        'मी बँकेकडे आत्ताच तक्रार नोंदवली आहे: KB207762.',
        'I have just filed it with the other bank: KB207762.',
      ],
    },
    {
      at: asksForPersonAt.z9,
      says: ['मला एखाद्या व्यक्तीशी बोलायचे आहे.', 'I want to speak to a person.'],
      asksForPerson: true,
    },
    {
      at: 0,
      says: ['पैसे आले की कळवाल ना?', 'You will tell me when the money comes, won’t you?'],
      answer: ['हो, लगेच इथेच लिहीन.', 'Yes, I will write here at once.'],
    },
  ],
  suggestion: [
    'नमस्कार, स्नेहा. तक्रार KB207762 माझ्याकडे आहे. दुपारी दोनपर्यंत मी तुम्हाला इथे उत्तर देईन.',
    'Namaskar, Sneha. Case KB207762 is with me. I will answer you here by two this afternoon.',
  ],
  reach: [
    agreed('Web chat', 'in the app', 'today, she began here'),
    agreed('WhatsApp', '90••• •• 318', '2 May 2024, at the branch'),
    notAsked('Email', 'sneha.d@mail.example', 'yes'),
    agreed('SMS', '90••• •• 318', '2 May 2024, at the branch'),
  ],
  answers: {
    topic: [
      ['ठीक आहे. आज आले तर खूप मदत होईल.', 'All right. It would help a lot if it came today.'],
      ['म्हणजे ₹1,150 माझ्याच खात्यात येणार?', 'So the ₹1,150 will come to my own account?'],
      ['बरं, मी दोनपर्यंत थांबते.', 'Fine, I will wait until two.'],
    ],
    detail: [
      ['आज 11:20, ₹1,150, घरमालकाला.', 'Today at 11:20, ₹1,150, to my landlord.'],
      ['UPI क्रमांक 5288 0417.', 'The UPI number is 5288 0417.'],
    ],
    offTopic: [['हे नाही. मी UPI च्या पैशांबद्दल विचारते आहे.', 'Not this. I am asking about the UPI money.']],
  },
}

export const harpreetGill: Conversation = {
  id: 'z6',
  name: 'Harpreet Gill',
  shortName: 'Mr Gill',
  channel: 'WhatsApp',
  language: 'en',
  topic: 'charge',
  reason: 'Cheque bounce charge',
  verified: 'Verified by number',
  holder: 'colleague',
  colleague: 'Farida S.',
  past: [
    customer(clock('11:15'), 'Why 500 charge for one cheque?'),
    assistant(
      clock('11:16'),
      'It was returned for a signature mismatch. I am asking a colleague whether it can be waived.',
    ),
    event(clock('11:17'), `${site.brand} handed this to Farida S.`),
    colleague(clock('11:22'), 'Farida here, Mr Gill. I have waived it, as it is the first in two years.'),
  ],
  arrivals: [
    {
      at: 0,
      says: ['How do I give my new signature?'],
      answer: [
        'At any branch with one identity paper, in about ten minutes. Rajouri Garden is nearest to you.',
      ],
    },
  ],
  reach: [
    agreed('WhatsApp', '99••• •• 075', '19 August 2022, in the app'),
    agreed('SMS', '99••• •• 075', '4 March 2011, at the branch'),
    notAsked('Email', 'hgill@mail.example', 'no'),
  ],
  answers: {
    topic: [
      ['Very good. Thank you.'],
      ['500 will show as returned in which month?'],
      ['And if it happens again, will you charge again?'],
    ],
    detail: [['Cheque number 004417, to Singh Motors, 9 October.'], ['It was for 18,000.']],
    offTopic: [['No, no. This is about the cheque charge only.']],
  },
}
