import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import { copy, listOf } from '../content-schemas.ts'
import { policyRevivalCall } from '../sample-call.ts'
import { integrationSchema } from './integration.ts'
import { personaSchema } from './persona.ts'
import { filmMoments } from './virtual-assistant-film.ts'

/** A moment of the policy revival call; `filmMoments` says when. */
const filmStepSchema = v.object({
  title: copy(22),
  text: copy(66),
  /** What is heard or done at that moment. */
  caption: copy(44),
})

/** A sentence of one call, and what the assistant does with it. */
const featureSchema = v.object({
  /** m:ss from the start of the call. */
  time: copy(4),
  speaker: v.picklist(['assistant', 'caller']),
  says: copy(62),
  /** What is said after `says` and cut off, or said in the caller’s other language. */
  trailing: v.optional(copy(12)),
  title: copy(30),
  text: copy(96),
})

const schema = v.object({
  film: listOf(filmStepSchema, filmMoments.length),
  /** Healthcare comes first: it is the persona shown at first. */
  personas: listOf(personaSchema, 6),
  features: listOf(featureSchema, 6),
  integrations: listOf(integrationSchema, 7),
})

/** All people, firms and numbers in the calls are invented, and the page says so. */
export const { film, personas, features, integrations } = checkContent(
  'content/products/virtual-assistant.ts',
  schema,
  {
    film: [
      {
        title: 'A call comes in',
        text: 'Picked up on the first ring. No menu, no queue music.',
        caption: '+91 94••• •• 187, Marathi line',
      },
      {
        title: 'It listens',
        text: 'Hears the whole sentence, accents and interruptions included.',
        caption: '“Can it be started again?”',
      },
      {
        title: 'It understands',
        text: 'Verifies the caller and checks what is allowed.',
        caption: 'Verified. One policy, 18,240 rupees due.',
      },
      {
        title: 'It acts and answers',
        text: 'Does the work, then says so, with a receipt.',
        caption: 'Settled. The receipt is on WhatsApp.',
      },
    ],
    personas: [
      {
        id: 'healthcare',
        industry: 'Healthcare',
        name: 'Asha',
        role: 'Front desk, multi-speciality hospital',
        description: 'Books, moves and confirms appointments, and knows when to stop and fetch a nurse.',
        seconds: 46,
        lines: [
          {
            at: 0,
            speaker: 'assistant',
            text: 'Good morning, Sahyog Hospital. This is Asha. How may I help?',
          },
          {
            at: 4,
            speaker: 'caller',
            text: 'My mother has a cardiology appointment today. Can it be moved to tomorrow?',
          },
          { at: 11, speaker: 'assistant', text: 'Of course. May I have her registered mobile number?' },
          { at: 15, speaker: 'caller', text: 'It is the one I am calling from.' },
          {
            at: 18,
            speaker: 'assistant',
            text: 'Thank you. Dr Iyer has 10.30 and 12.15 tomorrow. Which suits her?',
          },
          { at: 25, speaker: 'caller', text: '10.30, please.' },
          {
            at: 27,
            speaker: 'assistant',
            text: 'Done. The blood test is fasting, so nothing to eat after ten tonight. I have sent this on WhatsApp.',
          },
          { at: 35, speaker: 'caller', text: 'And if her chest hurts in the night?' },
          {
            at: 38,
            speaker: 'assistant',
            text: 'Then please do not wait for tomorrow. I am connecting you to the duty nurse now.',
          },
        ],
        capabilities: [
          'Appointment booking and changes',
          'Doctor availability',
          'Report readiness',
          'Pre-test instructions',
          'Nurse escalation on red-flag words',
        ],
      },
      {
        id: 'sales',
        industry: 'Sales',
        name: 'Rohan',
        role: 'Inside sales, industrial supplies',
        description: 'Calls a new enquiry within a minute, asks what matters and books the right person.',
        seconds: 45,
        lines: [
          {
            at: 0,
            speaker: 'assistant',
            text: 'Hello, this is Rohan from Tarang Tools. You asked for a price on torque wrenches. Is now a good time?',
          },
          { at: 7, speaker: 'caller', text: 'Yes, quickly.' },
          { at: 9, speaker: 'assistant', text: 'How many would you need, and by when?' },
          { at: 13, speaker: 'caller', text: 'About sixty, before the 20th.' },
          {
            at: 17,
            speaker: 'assistant',
            text: 'We can do that. Shall I have Mr Deshpande call at 4 pm with bulk pricing?',
          },
          { at: 24, speaker: 'caller', text: '4.30 is better.' },
          { at: 26, speaker: 'assistant', text: '4.30 it is. The invite is on its way to your e-mail.' },
          { at: 31, speaker: 'caller', text: 'Can you tell me the price now?' },
          {
            at: 34,
            speaker: 'assistant',
            text: 'I may not quote above fifty pieces. He may, and he will have your quantity in front of him.',
          },
          { at: 41, speaker: 'caller', text: 'Fine. 4.30, then.' },
        ],
        capabilities: [
          'Callback within a minute',
          'Need and budget questions',
          'Objection handling',
          'Calendar booking',
          'CRM notes after the call',
        ],
      },
      {
        id: 'banking',
        industry: 'Banking',
        name: 'Kavya',
        role: 'Phone banking, private bank',
        description: 'Verifies, acts and reads back the reference, in the language the caller began with.',
        seconds: 45,
        lines: [
          { at: 0, speaker: 'assistant', text: 'Welcome to Kaveri Bank. This is Kavya. How may I help you?' },
          { at: 4, speaker: 'caller', text: 'I have lost my debit card. Please block it.' },
          {
            at: 8,
            speaker: 'assistant',
            text: 'I am sorry to hear that. Please tell me your date of birth to verify.',
          },
          { at: 13, speaker: 'caller', text: 'Fourteenth March, 1988.' },
          {
            at: 17,
            speaker: 'assistant',
            text: 'Thank you. The card ending 4471 is now blocked. Shall I send a new one to your Pune address?',
          },
          { at: 25, speaker: 'caller', text: 'Yes, please do.' },
          {
            at: 27,
            speaker: 'assistant',
            text: 'It will reach you in four working days. Your reference is KB 20 7731.',
          },
          { at: 33, speaker: 'caller', text: 'There is also a payment I did not make.' },
          {
            at: 36,
            speaker: 'assistant',
            text: 'Then I will not ask you more. Our fraud desk is joining now, with everything you have told me.',
          },
        ],
        capabilities: [
          'Two-factor caller verification',
          'Card block and replacement',
          'Balance and statements',
          'EMI and loan queries',
          'Fraud-desk transfer',
        ],
      },
      {
        id: 'realestate',
        industry: 'Real Estate',
        name: 'Neel',
        role: 'Sales gallery, residential developer',
        description: 'Answers on price, floor and possession at any hour, then fills the site-visit diary.',
        seconds: 44,
        lines: [
          {
            at: 0,
            speaker: 'assistant',
            text: 'Thank you for calling Aranya Homes. I am Neel. Are you asking about a listing?',
          },
          { at: 5, speaker: 'caller', text: 'The 2 BHK on the fourth floor. Is it still there?' },
          {
            at: 10,
            speaker: 'assistant',
            text: 'Yes, unit 404. It is 742 square feet carpet area, with one covered parking.',
          },
          { at: 17, speaker: 'caller', text: 'Can we see it this Saturday?' },
          {
            at: 20,
            speaker: 'assistant',
            text: 'Saturday 11 am is open. May I take two names for the visitor pass?',
          },
          { at: 26, speaker: 'caller', text: 'Vikram and Ila Rao.' },
          { at: 29, speaker: 'assistant', text: 'Booked. You will get the map and pass on WhatsApp.' },
          { at: 33, speaker: 'caller', text: 'Will the builder come down on the price?' },
          {
            at: 36,
            speaker: 'assistant',
            text: 'That is for Ms Kulkarni, who will meet you there. I have noted the question for her.',
          },
        ],
        capabilities: [
          'Live inventory answers',
          'Site-visit booking',
          'Payment-schedule queries',
          'Broker and buyer routing',
          'After-hours enquiries',
        ],
      },
      {
        id: 'insurance',
        industry: 'Insurance',
        name: 'Meher',
        role: 'Policy service, life insurer',
        description: 'Explains the amount, takes the payment and confirms the cover before the call ends.',
        seconds: policyRevivalCall.seconds,
        // The policy revival call itself, in English: the same turns at the same seconds.
        lines: [
          { at: 0, speaker: 'assistant', text: 'Namaste, Suraksha Life. Meher speaking.' },
          { at: 4.2, speaker: 'caller', text: 'My policy has lapsed. Can it be started again?' },
          {
            at: 11,
            speaker: 'assistant',
            text: 'Yes, until the 30th. This call is recorded. Please tell me your date of birth to verify.',
          },
          { at: 18, speaker: 'caller', text: 'Second June, 1979.' },
          {
            at: 22,
            speaker: 'assistant',
            text: 'Thank you. It is 18,240 rupees, with the late fee of 640. Shall I send a link?',
          },
          { at: 32.2, speaker: 'caller', text: 'So 640 is the late fee? … Fine. Please WhatsApp it to me.' },
          {
            at: 40.2,
            speaker: 'assistant',
            text: 'Yes. The link is on WhatsApp. I will stay on the line while you pay.',
          },
          { at: 49, speaker: 'caller', text: 'It is paid.' },
          {
            at: 53,
            speaker: 'assistant',
            text: 'Received. Your policy is active from this minute. The receipt is on WhatsApp. Anything else I can do?',
          },
          { at: 63, speaker: 'caller', text: 'So quickly? Thank you. I was worried about it.' },
          { at: 66.6, speaker: 'assistant', text: 'Thank you for calling. Good evening.' },
        ],
        capabilities: [
          'Renewal and revival',
          'Payment on the call',
          'Claim registration',
          'Claim status',
          'Mandatory disclosures read in full',
        ],
      },
      {
        id: 'education',
        industry: 'Education',
        name: 'Tara',
        role: 'Admissions, coaching institute',
        description: 'Handles the admission rush without a queue, and keeps parents in the picture.',
        seconds: 46,
        lines: [
          { at: 0, speaker: 'assistant', text: 'Hello, Udaan Classes. This is Tara. How can I help?' },
          {
            at: 4,
            speaker: 'caller',
            text: 'My daughter’s batch clashes with school. Can the timing change?',
          },
          {
            at: 10,
            speaker: 'assistant',
            text: 'Let me look. There are seats at 5 pm and at 6.45 pm, with the same teacher.',
          },
          { at: 17, speaker: 'caller', text: '6.45 would be right.' },
          {
            at: 20,
            speaker: 'assistant',
            text: 'Moved. She starts in the new batch on Monday. Shall I tell her father as well?',
          },
          { at: 27, speaker: 'caller', text: 'Yes, thank you.' },
          { at: 29, speaker: 'assistant', text: 'Both of you will get the new timetable today.' },
          { at: 33, speaker: 'caller', text: 'Is she ready for the scholarship test?' },
          {
            at: 36,
            speaker: 'assistant',
            text: 'Her teacher should tell you that. Shall I book ten minutes with him on Thursday?',
          },
          { at: 42, speaker: 'caller', text: 'Please do.' },
        ],
        capabilities: [
          'Course and fee questions',
          'Batch changes',
          'Fee reminders',
          'Parent updates',
          'Counsellor call-backs',
        ],
      },
    ],
    features: [
      {
        time: '0:00',
        speaker: 'assistant',
        says: 'Kaveri Bank, good evening. How may I help?',
        title: 'Answers before the second ring',
        text: 'Every line at once. At 11 am and at 3 am the wait is the same.',
      },
      {
        time: '0:03',
        speaker: 'caller',
        says: 'Haan, mera card kho gaya, I need to block it',
        trailing: 'right',
        title: 'Follows mixed speech',
        text: 'Hindi and English in one breath, accents and line noise included.',
      },
      {
        time: '0:07',
        speaker: 'assistant',
        says: 'Of course. May I have your date of',
        trailing: '—',
        title: 'Lets the caller interrupt',
        text: 'Stops speaking within a fifth of a second when someone cuts in.',
      },
      {
        time: '0:08',
        speaker: 'caller',
        says: '14 March, 1988. Jaldi please.',
        title: 'Verifies quietly',
        text: 'Matches the number and date of birth. Card and PIN details are never asked for.',
      },
      {
        time: '0:12',
        speaker: 'assistant',
        says: 'Blocked. Card ending 4471, two minutes past seven.',
        title: 'Acts inside your systems',
        text: 'Writes to core banking first, then speaks. It does not promise what it has not done.',
      },
      {
        time: '0:19',
        speaker: 'caller',
        says: 'There is also a payment I did not make.',
        title: 'Hands over with notes',
        text: 'Fraud goes to a person, with the transcript, the caller’s mood and the next step.',
      },
    ],
    integrations: [
      {
        category: 'Telephony',
        does: 'Keep your numbers and carriers',
        connections: 'SIP trunk, WebRTC, call forwarding',
      },
      {
        category: 'CRM',
        does: 'Finds the customer before the first word',
        connections: 'Contacts, cases, activity notes',
      },
      {
        category: 'Core systems',
        does: 'Reads and writes the record of truth',
        connections: 'Core banking, policy administration, hospital information, order management',
      },
      {
        category: 'Ticketing',
        does: 'Opens, updates and closes the case',
        connections: 'Tickets, tags, dispositions, SLAs',
      },
      {
        category: 'Messaging',
        does: 'Continues the call in writing',
        connections: 'WhatsApp, SMS, e-mail',
      },
      {
        category: 'Identity and payments',
        does: 'Verifies, then takes the payment',
        connections: 'One-time passwords, payment links, UPI intents',
      },
      {
        category: 'Analytics',
        does: 'Sends every turn to your warehouse',
        connections: 'Webhooks, SFTP, scheduled exports',
      },
    ],
  },
)
