import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'

/** Characters per second; hardly anyone speaks faster. */
const fastestSpeech = 20

const lineSchema = v.object({
  /** Seconds from the start of the call. */
  at: v.number(),
  speaker: v.picklist(['assistant', 'caller']),
  text: copy(110),
})

/** A sample assistant for one industry, with one of its calls. */
export const personaSchema = v.pipe(
  v.object({
    /** Part of the page's address, so that a persona can be shared. */
    id: v.picklist(['healthcare', 'sales', 'banking', 'realestate', 'insurance', 'education']),
    industry: copy(14),
    name: copy(8),
    role: copy(40),
    description: copy(92),
    /** Who answers, when the assistant makes the call: there is no caller. */
    answeredBy: v.optional(copy(10)),
    /** Length of the call: up to its last word, plus two seconds of silence. */
    seconds: v.number(),
    lines: listOf(lineSchema, 7, 11),
    capabilities: listOf(copy(36), 5),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { line, end } of withEnds(dataset.value)) {
      const room = end - line.at
      if (room * fastestSpeech >= line.text.length) continue
      addIssue({
        message: `(${dataset.value.id}) has ${Math.max(0, room)} s for “${line.text}”. Shorten it, or move the next line.`,
      })
    }
  }),
)

export type Persona = v.InferOutput<typeof personaSchema>

/** Seconds of silence after the last word. */
const tail = 2

/** Each line with the second by which it has been spoken: the start of the next, or the end of the call. */
export function withEnds({ lines, seconds }: Pick<Persona, 'lines' | 'seconds'>) {
  return lines.map((line, index) => ({ line, end: lines[index + 1]?.at ?? seconds - tail }))
}

interface PersonaText extends Omit<Persona, 'lines'> {
  /** What is said, by the second at which it begins: the assistant first, then both in turn. */
  said: Record<number, string>
}

function persona({ said, ...rest }: PersonaText): Persona {
  const seconds = Object.keys(said).map(Number)
  const lines = seconds
    .toSorted((one, other) => one - other)
    .map((at, turn): Persona['lines'][number] => ({
      at,
      speaker: turn % 2 === 0 ? 'assistant' : 'caller',
      text: said[at] ?? '',
    }))
  return checkContent(`site/content/products/personas.ts, ${rest.id}`, personaSchema, { ...rest, lines })
}

/**
 * Healthcare comes first: it is the persona shown at first. Insurance uses the words of the policy revival call
 * (site/content/sample-call.ts). All people, firms and numbers in the calls are invented, and the page says so.
 */
export const personas = [
  persona({
    id: 'healthcare',
    industry: 'Healthcare',
    name: 'Asha',
    role: 'Front desk, multi-speciality hospital',
    description: 'Books, moves and confirms appointments, and knows when to stop and fetch a nurse.',
    seconds: 46,
    said: {
      0: 'Good morning, Sahyog Hospital. This is Asha. How may I help?',
      4: 'My mother has a cardiology appointment today. Can it be moved to tomorrow?',
      11: 'Of course. May I have her registered mobile number?',
      15: 'It is the one I am calling from.',
      18: 'Thank you. Dr Iyer has 10:30 and 12:15 tomorrow. Which suits her?',
      25: '10:30, please.',
      27: 'Done. The blood test is fasting, so nothing to eat after ten tonight. I have sent this on WhatsApp.',
      35: 'And if her chest hurts in the night?',
      38: 'Then please do not wait for tomorrow. I am connecting you to the duty nurse now.',
    },
    capabilities: [
      'Appointment booking and changes',
      'Doctor availability',
      'Report readiness',
      'Pre-test instructions',
      'Nurse escalation on red-flag words',
    ],
  }),
  persona({
    id: 'sales',
    industry: 'Sales',
    name: 'Rohan',
    role: 'Inside sales, industrial supplies',
    description: 'Calls a new enquiry within a minute, asks what matters and books the right person.',
    answeredBy: 'Enquirer',
    seconds: 45,
    said: {
      0: 'Hello, this is Rohan from Tarang Tools. You asked for a price on torque wrenches. Is now a good time?',
      7: 'Yes, quickly.',
      9: 'How many would you need, and by when?',
      13: 'About sixty, before the 20th.',
      17: 'We can do that. Shall I have Mr Deshpande call at 4 pm with bulk pricing?',
      24: '4:30 is better.',
      26: '4:30 it is. The invite is on its way to your email.',
      31: 'Can you tell me the price now?',
      34: 'I may not quote above fifty pieces. He may, and he will have your quantity in front of him.',
      41: 'Fine. 4:30, then.',
    },
    capabilities: [
      'Callback within a minute',
      'Need and budget questions',
      'Objection handling',
      'Calendar booking',
      'CRM notes after the call',
    ],
  }),
  persona({
    id: 'banking',
    industry: 'Banking',
    name: 'Kavya',
    role: 'Phone banking, private bank',
    description: 'Verifies, acts and reads back the reference, in the language the caller began with.',
    seconds: 45,
    said: {
      0: 'Kaveri Bank. I am Kavya, an AI assistant, on a recorded line.',
      4: 'I have lost my debit card. Please block it.',
      8: 'I am sorry to hear that. Please key in the code I have just sent you.',
      13: 'One moment … Done.',
      17: 'Thank you. The card ending 4471 is now blocked. Shall I send a new one to your Pune address?',
      25: 'Yes, please do.',
      27: 'It will reach you in four working days. Your reference is KB 20 7731.',
      33: 'There is also a payment I did not make.',
      36: 'Then I will not ask you more. Our fraud desk is joining now, with everything you have told me.',
    },
    capabilities: [
      'Two-factor caller verification',
      'Card block and replacement',
      'Balance and statements',
      'EMI and loan queries',
      'Fraud-desk transfer',
    ],
  }),
  persona({
    id: 'realestate',
    industry: 'Real Estate',
    name: 'Neel',
    role: 'Sales gallery, residential developer',
    description: 'Answers on price, floor and possession at any hour, then fills the site-visit diary.',
    seconds: 44,
    said: {
      0: 'Thank you for calling Aranya Homes. I am Neel. Are you asking about a listing?',
      5: 'The 2 BHK on the fourth floor. Is it still there?',
      10: 'Yes, unit 404. It is 742 square feet carpet area, with one covered parking.',
      17: 'Can we see it this Saturday?',
      20: 'Saturday 11 am is open. May I take two names for the visitor pass?',
      26: 'Vikram and Ila Rao.',
      29: 'Booked. You will get the map and pass on WhatsApp.',
      33: 'Will the builder come down on the price?',
      36: 'That is for Ms Kulkarni, who will meet you there. I have noted the question for her.',
    },
    capabilities: [
      'Live inventory answers',
      'Site-visit booking',
      'Payment-schedule queries',
      'Broker and buyer routing',
      'After-hours enquiries',
    ],
  }),
  persona({
    id: 'insurance',
    industry: 'Insurance',
    name: 'Meher',
    role: 'Policy service, life insurer',
    description: 'Explains the amount, takes the payment and confirms the cover before the call ends.',
    seconds: 72,
    said: {
      0: 'Namaste, Suraksha Life. Meher speaking.',
      4.2: 'My policy has lapsed. Can it be started again?',
      11: 'Yes, until the 30th. This call is recorded. Please tell me your date of birth to verify.',
      18: 'Second June, 1979.',
      22: 'Thank you. It is 18,240 rupees, with the late fee of 640. Shall I send a link?',
      32.2: 'So 640 is the late fee? … Fine. Please WhatsApp it to me.',
      40.2: 'Yes. The link is on WhatsApp. I will stay on the line while you pay.',
      49: 'It is paid.',
      53: 'Received. Your policy is active from this minute. The receipt is on WhatsApp. Anything else I can do?',
      63: 'So quickly? Thank you. I was worried about it.',
      66.6: 'Thank you for calling. Good evening.',
    },
    capabilities: [
      'Renewal and revival',
      'Payment on the call',
      'Claim registration',
      'Claim status',
      'Mandatory disclosures read in full',
    ],
  }),
  persona({
    id: 'education',
    industry: 'Education',
    name: 'Tara',
    role: 'Admissions, coaching institute',
    description: 'Handles the admission rush without a queue, and keeps parents in the picture.',
    seconds: 46,
    said: {
      0: 'Hello, Udaan Classes. This is Tara. How can I help?',
      4: 'My daughter’s batch clashes with school. Can the timing change?',
      10: 'Let me look. There are seats at 5 pm and at 6:45 pm, with the same teacher.',
      17: '6:45 would be right.',
      20: 'Moved. She starts in the new batch on Monday. Shall I tell her father as well?',
      27: 'Yes, thank you.',
      29: 'Both of you will get the new timetable today.',
      33: 'Is she ready for the scholarship test?',
      36: 'Her teacher should tell you that. Shall I book ten minutes with him on Thursday?',
      42: 'Please do.',
    },
    capabilities: [
      'Course and fee questions',
      'Batch changes',
      'Fee reminders',
      'Parent updates',
      'Counsellor call-backs',
    ],
  }),
] as const
