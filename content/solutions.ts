import type { SampleCall } from './sample-call.ts'

export const solutionIds = [
  'banking',
  'healthcare',
  'ecommerce',
  'insurance',
  'bpo',
  'edtech',
  'real-estate',
  'hospitality-travel',
  'customer-support',
  'lead-generation',
  'process-automation',
  'data-analytics',
] as const

export type SolutionId = (typeof solutionIds)[number]

/** One of the twelve solutions, as menus, the home page's picker and the solutions pages list it. */
export interface Solution {
  id: SolutionId
  name: string
  group: 'industry' | 'use-case'
  /** The sentence its callers open with, and the call that follows. */
  call: Pick<SampleCall, 'language' | 'lang' | 'opening' | 'english' | 'seconds'> & {
    /** Seeds the drawn turns of this call, so that each solution keeps its own wave. */
    seed: number
  }
  /** What the assistant does on that call. */
  action: string
  /** What came of it, on that call. */
  result: string
  /** Four other reasons to ring; the first one also stands in the menu. */
  alsoTakes: [string, string, string, string]
}

export const solutions: Solution[] = [
  {
    id: 'banking',
    name: 'Banking',
    group: 'industry',
    call: {
      language: 'Hindi',
      lang: 'hi',
      opening: 'मेरी EMI इस महीने दो बार कट गई।',
      english: 'My EMI was deducted twice this month.',
      seconds: 74,
      seed: 3,
    },
    action: 'Finds both debits, raises the reversal and reads out the reference.',
    result: 'Reversal raised in 1:14, reference sent by SMS',
    alsoTakes: [
      'Card block and replacement',
      'EMI and loan statements',
      'KYC re-verification',
      'Dispute and reversal status',
    ],
  },
  {
    id: 'healthcare',
    name: 'Healthcare',
    group: 'industry',
    call: {
      language: 'Tamil',
      lang: 'ta',
      opening: 'டாக்டர் அப்பாயின்ட்மென்ட்டை நாளைக்கு மாற்ற முடியுமா?',
      english: 'Can I move the doctor’s appointment to tomorrow?',
      seconds: 58,
      seed: 11,
    },
    action: 'Checks the doctor’s list, moves the slot and sends fasting instructions.',
    result: 'Slot moved in 0:58, instructions on WhatsApp',
    alsoTakes: [
      'Appointments and reminders',
      'Report and bill enquiries',
      'Pre-admission checks',
      'Cashless desk queries',
    ],
  },
  {
    id: 'ecommerce',
    name: 'E-commerce',
    group: 'industry',
    call: {
      language: 'Bengali',
      lang: 'bn',
      opening: 'আমার অর্ডারটা এখনও আসেনি।',
      english: 'My order has still not come.',
      seconds: 47,
      seed: 21,
    },
    action: 'Traces the parcel, confirms the address and fixes a new time.',
    result: 'New delivery time agreed in 0:47',
    alsoTakes: ['Order tracking', 'Returns and exchanges', 'Refund status', 'Cash-on-delivery confirmation'],
  },
  {
    id: 'insurance',
    name: 'Insurance',
    group: 'industry',
    call: {
      language: 'Marathi',
      lang: 'mr',
      opening: 'माझी पॉलिसी पुन्हा सुरू करता येईल का?',
      english: 'Can my policy be started again?',
      seconds: 72,
      seed: 31,
    },
    action: 'Quotes the revival amount, sends the link and confirms the receipt.',
    result: 'Policy active again by 0:53',
    alsoTakes: ['Renewals and revivals', 'First notice of loss', 'Claim status', 'Premium certificates'],
  },
  {
    id: 'bpo',
    name: 'BPO',
    group: 'industry',
    call: {
      language: 'English',
      lang: 'en',
      opening: 'I have four thousand callbacks and eleven agents.',
      english: 'A shift manager, 9:05 am on a Monday.',
      seconds: 66,
      seed: 41,
    },
    action: 'Works the callback list in parallel and hands over only the hard ones.',
    result: 'List cleared by 12:40 pm, 308 handed to agents',
    alsoTakes: [
      'Callback campaigns',
      'Overflow and night shifts',
      'Language cover',
      'Client-wise call audits',
    ],
  },
  {
    id: 'edtech',
    name: 'EdTech',
    group: 'industry',
    call: {
      language: 'Hinglish',
      lang: 'hi-Latn',
      opening: 'Batch ka time change ho sakta hai kya?',
      english: 'Can the batch timing be changed?',
      seconds: 52,
      seed: 51,
    },
    action: 'Reads the timetable, offers two batches and updates the roll.',
    result: 'Batch changed in 0:52, parent informed',
    alsoTakes: ['Course enquiries', 'Fee reminders', 'Batch changes', 'Parent updates'],
  },
  {
    id: 'real-estate',
    name: 'Real Estate',
    group: 'industry',
    call: {
      language: 'Gujarati',
      lang: 'gu',
      opening: 'ચોથા માળનો 2\u00a0BHK હજી ખાલી છે?',
      english: 'Is the 2 BHK on the fourth floor still vacant?',
      seconds: 61,
      seed: 61,
    },
    action: 'Checks inventory, answers on price and parking, books the site visit.',
    result: 'Site visit booked for Saturday, 11 am',
    alsoTakes: ['Listing enquiries', 'Site-visit booking', 'Payment-schedule queries', 'Possession updates'],
  },
  {
    id: 'hospitality-travel',
    name: 'Hospitality and Travel',
    group: 'industry',
    call: {
      language: 'Malayalam',
      lang: 'ml',
      opening: 'ഞങ്ങളുടെ ഫ്ലൈറ്റ് വൈകി, രാത്രി രണ്ടുമണിക്കേ എത്തൂ.',
      english: 'Our flight is late. We will reach only at two at night.',
      seconds: 49,
      seed: 71,
    },
    action: 'Holds the room, tells the night desk and arranges the pick-up.',
    result: 'Room held, pick-up arranged in 0:49',
    alsoTakes: ['Reservations and changes', 'Late arrivals', 'Upgrade offers', 'Travel disruption'],
  },
  {
    id: 'customer-support',
    name: 'Customer Support',
    group: 'use-case',
    call: {
      language: 'Telugu',
      lang: 'te',
      opening: 'మెషీన్ E4 చూపిస్తోంది, నీళ్లు బయటకు పోవడం లేదు.',
      english: 'The machine shows E4 and the water will not drain.',
      seconds: 83,
      seed: 81,
    },
    action: 'Walks through the fix step by step, then books an engineer if needed.',
    result: 'Fixed on the call in 1:23',
    alsoTakes: [
      'First-line resolution',
      'Guided troubleshooting',
      'Engineer visits',
      'Warm transfer with notes',
    ],
  },
  {
    id: 'lead-generation',
    name: 'Lead Generation',
    group: 'use-case',
    call: {
      language: 'Punjabi',
      lang: 'pa',
      opening: 'ਹਾਂ ਜੀ, ਮੈਂ ਕੱਲ੍ਹ ਫ਼ਾਰਮ ਭਰਿਆ ਸੀ।',
      english: 'Yes, I filled the form yesterday.',
      seconds: 56,
      seed: 91,
    },
    action: 'Calls back, qualifies on budget and need, and books your salesperson.',
    result: 'Qualified in 0:56, meeting booked',
    alsoTakes: ['Instant callback', 'Qualification', 'Calendar booking', 'CRM update'],
  },
  {
    id: 'process-automation',
    name: 'Process Automation',
    group: 'use-case',
    call: {
      language: 'Kannada',
      lang: 'kn',
      opening: 'ನನ್ನ ವಿಳಾಸವನ್ನು ಎಲ್ಲಾ ಕಡೆ ಬದಲಾಯಿಸಿ.',
      english: 'Change my address everywhere.',
      seconds: 69,
      seed: 101,
    },
    action: 'Updates four systems in one pass and confirms each of them aloud.',
    result: 'Four systems updated in 1:09',
    alsoTakes: [
      'Address and nominee change',
      'Service requests',
      'Approvals and follow-ups',
      'Cross-system updates',
    ],
  },
  {
    id: 'data-analytics',
    name: 'Data Analytics',
    group: 'use-case',
    call: {
      language: 'English',
      lang: 'en',
      opening: 'Why did calls from Nagpur double on Thursday?',
      english: 'A head of operations, Friday morning.',
      seconds: 40,
      seed: 111,
    },
    action: 'Groups the calls by cause and points to the failed SMS batch.',
    result: 'Cause found: one undelivered SMS batch',
    alsoTakes: [
      'Call-driver analysis',
      'Repeat-call tracing',
      'Branch and region views',
      'Scheduled reports',
    ],
  },
]
