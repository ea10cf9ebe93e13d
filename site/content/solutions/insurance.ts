import { points } from '../products/feature.ts'
import { policyRevivalCall } from '../sample-call.ts'
import { processSteps } from '../sample-readings.ts'
import { site } from '../../../common/brand/site.ts'
import { reasonRows, resultRows, solutionPage } from './solution-page.ts'

/** Seconds at which the systems took their steps in the call that all products read. */
const [, verified = 0, , linkSent = 0, policyActive = 0] = processSteps.map(({ at }) => at)

/** What is said in each turn of the call that all products read, and what it means. */
const said = [
  ['नमस्कार, सुरक्षा लाइफ. मी मेहेर बोलतेय.', 'Namaste, Suraksha Life. Meher speaking.'],
  ['माझी पॉलिसी पुन्हा सुरू करता येईल का?', 'Can my policy be started again?'],
  [
    'हो, 30 तारखेपर्यंत. हा कॉल रेकॉर्ड होतो. पडताळणीसाठी तुमची जन्मतारीख सांगा.',
    'Yes, until the 30th. This call is recorded. Please tell me your date of birth to verify.',
  ],
  ['दोन जून, एकोणीसशे एकोणऐंशी.', 'Second June, 1979.'],
  [
    'धन्यवाद. 18,240 रुपये भरायचे आहेत, त्यात 640 विलंब शुल्क. लिंक पाठवू का?',
    'Thank you. It is 18,240 rupees, with the late fee of 640. Shall I send a link?',
  ],
  [
    'म्हणजे 640 विलंब शुल्क? … ठीक आहे. मला WhatsApp करा.',
    'So 640 is the late fee? … Fine. Please WhatsApp it to me.',
  ],
  [
    'हो. लिंक WhatsApp वर आहे. तुम्ही पैसे भरेपर्यंत मी लाइनवर थांबते.',
    'Yes. The link is on WhatsApp. I will stay on the line while you pay.',
  ],
  ['पैसे भरले.', 'It is paid.'],
  [
    'मिळाले. तुमची पॉलिसी या क्षणापासून चालू आहे. पावती WhatsApp वर आहे.',
    'Received. Your policy is active from this minute. The receipt is on WhatsApp.',
  ],
  ['इतक्या लवकर? धन्यवाद. मला त्याची काळजी वाटत होती.', 'So quickly? Thank you. I was worried about it.'],
  ['फोन केल्याबद्दल धन्यवाद. शुभ संध्याकाळ.', 'Thank you for calling. Good evening.'],
]

export const insurance = solutionPage('insurance', {
  search: {
    title: 'Insurance: calls that end with the cover in force',
    description: `Renewals, revivals, first notice of loss, claim status and premium certificates: ${site.brand} quotes to the rupee and leaves every claim decision to the insurer.`,
  },
  hero: {
    title: 'Insurance calls that end with the cover in force',
    lead: 'An AI assistant that quotes a revival to the rupee, waits while the premium is paid and confirms the cover. It registers claims; your assessors decide.',
    audience: 'life and general insurers',
    price: 'voice',
    dialogHeading: 'Hear a lapsed policy revived.',
  },
  call: {
    turns: policyRevivalCall.turns.map(({ speaker, from, to }, index) => {
      const [words = '', english] = said[index] ?? []
      return { speaker, from, to, words, english }
    }),
    readFrom: 57,
    events: [
      { at: verified, title: 'Policyholder verified', detail: 'SL 2204 1187, date of birth' },
      { at: linkSent, title: 'Link sent', detail: 'WhatsApp, ₹18,240' },
      { at: policyActive, title: 'Policy active', detail: 'Paid by UPI, receipt posted' },
    ],
  },
  reasons: {
    title: 'Four reasons policyholders call',
    shareOf: 'closed without a service officer',
    rows: reasonRows({
      'Renewals and revivals, 72 s, 89%':
        'States premium, late fee and last date, and sends the link. Health declarations go to underwriters.',
      'First notice of loss, 104 s, 71%':
        'Takes place, time, vehicle and damage, and gives the claim number.',
      'Claim status, 46 s, 93%': 'Says which paper is missing, the stage of the file and the next date.',
      'Premium certificates, 34 s, 98%': 'Sends the 80C or 80D certificate to the email on the policy only.',
    }),
  },
  checklist: {
    title: 'In force from week one',
    items: [
      'Revival quote to the rupee',
      'Grace-period call before a lapse',
      'Loss intake for motor, health and home',
      'Surveyor’s visit, with name and hour',
      'Network hospital nearest to a PIN code',
      'Nominee and bank-mandate requests',
      'Fund value and bonus, as last declared',
      'Disclosures read in full',
    ],
  },
  benefits: {
    title: 'What changes at the insurer',
    cards: points({
      'The policyholder': 'Knows the exact amount and the last date.',
      'The claims team': 'Files open complete, registration number included.',
      'The agency force': 'Persistency calls are made for them; they visit families who hesitate.',
      'The compliance officer': 'Finds the disclosure of any call by policy number.',
    }),
  },
  limits: {
    title: 'What only the insurer decides',
    lead: 'Your compliance officer signs each wording before a customer hears it.',
    rules: points({
      'Never says': 'That a claim will be paid, a return is sure, or IRDAI offers a bonus',
      'Free-look': 'Registers the cancellation at once, without arguing',
      Grievances: 'Get a number, the grievance officer’s name, and the way to Bima Bharosa and the Ombudsman',
      'Hands over': 'Death claims, repudiated claims, suspected fraud, and callers in distress',
    }),
  },
  results: {
    isSample: true,
    title: 'A renewal quarter at Suraksha Life',
    lead: 'A sample life insurer: 84,000 service calls a month, mostly in Marathi and Hindi.',
    rows: resultRows({
      'Lapsed policies revived': [22, 37, 'policies in a hundred'],
      'Queue at the policy desk': [312, 1, 'seconds'],
      'Calls about ten claims': [34, 13, 'calls'],
      'Disclosures heard word for word': [63, 100, 'calls in a hundred'],
    }),
    claims: ['queryResolution', 'uptimeReported'],
  },
  closing: {
    title: 'Begin with the lapsed policies',
    lead: `Give us last quarter’s lapse file. ${site.brand} calls each policyholder with the amount worked out.`,
    dialogHeading: 'Bring us your lapse file.',
  },
})
