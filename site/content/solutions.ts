import type { SampleCall } from './sample-call.ts'

/** One of the twelve solutions as written here. */
interface Entry {
  name: string
  /** Of its opening call: language, BCP 47 tag, seconds, and the seed of the drawn turns, for a wave of its own. */
  call: [language: string, lang: string, seconds: number, seed: number]
  /** The opening sentence of its callers, and its English. */
  opening: [words: string, english: string]
  /** Who speaks with the assistant, if it is not a caller. */
  person?: string
  /** What the assistant does on that call. */
  action: string
  /** The outcome of that call. */
  result: string
  /** Four other reasons to call; the first one is also in the menu. */
  alsoTakes: [string, string, string, string]
}

const industries = {
  banking: {
    name: 'Banking',
    call: ['Hindi', 'hi', 74, 3],
    opening: ['मेरी EMI इस महीने दो बार कट गई।', 'My EMI was deducted twice this month.'],
    action: 'Finds both debits, raises the reversal and reads out the reference.',
    result: 'Reversal raised in 1:14, reference sent by SMS',
    alsoTakes: [
      'Card block and replacement',
      'EMI and loan statements',
      'KYC re-verification',
      'Dispute and reversal status',
    ],
  },
  healthcare: {
    name: 'Healthcare',
    call: ['Tamil', 'ta', 58, 11],
    opening: ['டாக்டர் அப்பாயின்ட்மென்ட்டை நாளைக்கு மாற்ற முடியுமா?', 'Can I move the doctor’s appointment to tomorrow?'],
    action: 'Checks the doctor’s list, moves the slot and sends fasting instructions.',
    result: 'Slot moved in 0:58, instructions on WhatsApp',
    alsoTakes: [
      'Appointments and reminders',
      'Report and bill enquiries',
      'Pre-admission checks',
      'Cashless desk queries',
    ],
  },
  ecommerce: {
    name: 'E-commerce',
    call: ['Bengali', 'bn', 47, 21],
    opening: ['আমার অর্ডারটা এখনও আসেনি।', 'My order has still not come.'],
    action: 'Traces the parcel, confirms the address and fixes a new time.',
    result: 'New delivery time agreed in 0:47',
    alsoTakes: ['Order tracking', 'Returns and exchanges', 'Refund status', 'Cash-on-delivery confirmation'],
  },
  insurance: {
    name: 'Insurance',
    call: ['Marathi', 'mr', 72, 31],
    opening: ['माझी पॉलिसी पुन्हा सुरू करता येईल का?', 'Can my policy be started again?'],
    action: 'Quotes the revival amount, sends the link and confirms the receipt.',
    result: 'Policy active again by 0:53',
    alsoTakes: ['Renewals and revivals', 'First notice of loss', 'Claim status', 'Premium certificates'],
  },
  bpo: {
    name: 'BPO',
    call: ['English', 'en', 66, 41],
    opening: ['I have four thousand callbacks and eleven agents.', 'A shift manager, 9:05 am on a Monday.'],
    person: 'Shift manager',
    action: 'Works the callback list in parallel and hands over only the hard ones.',
    result: 'List cleared by 12:40 pm, 308 handed to agents',
    alsoTakes: [
      'Callback campaigns',
      'Overflow and night shifts',
      'Language cover',
      'Client-wise call audits',
    ],
  },
  edtech: {
    name: 'EdTech',
    call: ['Hinglish', 'hi-Latn', 52, 51],
    opening: ['Batch ka time change ho sakta hai kya?', 'Can the batch timing be changed?'],
    action: 'Reads the timetable, offers two batches and updates the roll.',
    result: 'Batch changed in 0:52, parent informed',
    alsoTakes: ['Course enquiries', 'Fee reminders', 'Batch changes', 'Parent updates'],
  },
  'real-estate': {
    name: 'Real Estate',
    call: ['Gujarati', 'gu', 61, 61],
    opening: ['ચોથા માળનો 2\u00a0BHK હજી ખાલી છે?', 'Is the 2 BHK on the fourth floor still vacant?'],
    action: 'Checks inventory, answers on price and parking, books the site visit.',
    result: 'Site visit booked for Saturday, 11 am',
    alsoTakes: ['Listing enquiries', 'Site-visit booking', 'Payment-schedule queries', 'Possession updates'],
  },
  'hospitality-travel': {
    name: 'Hospitality and Travel',
    call: ['Malayalam', 'ml', 49, 71],
    opening: [
      'ഞങ്ങളുടെ ഫ്ലൈറ്റ് വൈകി, രാത്രി രണ്ടുമണിക്കേ എത്തൂ.',
      'Our flight is late. We will reach only at two at night.',
    ],
    action: 'Holds the room, tells the night desk and arranges the pick-up.',
    result: 'Room held, pick-up arranged in 0:49',
    alsoTakes: ['Reservations and changes', 'Late arrivals', 'Upgrade offers', 'Travel disruption'],
  },
} satisfies Record<string, Entry>

const useCases = {
  'customer-support': {
    name: 'Customer Support',
    call: ['Telugu', 'te', 83, 81],
    opening: ['మెషీన్ E4 చూపిస్తోంది, నీళ్లు బయటకు పోవడం లేదు.', 'The machine shows E4 and the water will not drain.'],
    action: 'Walks through the fix step by step, then books an engineer if needed.',
    result: 'Fixed on the call in 1:23',
    alsoTakes: [
      'First-line resolution',
      'Guided troubleshooting',
      'Engineer visits',
      'Warm transfer with notes',
    ],
  },
  'lead-generation': {
    name: 'Lead Generation',
    call: ['Punjabi', 'pa', 56, 91],
    opening: ['ਹਾਂ ਜੀ, ਮੈਂ ਕੱਲ੍ਹ ਫ਼ਾਰਮ ਭਰਿਆ ਸੀ।', 'Yes, I filled the form yesterday.'],
    person: 'Enquirer',
    action: 'Calls back, qualifies on budget and need, and books your salesperson.',
    result: 'Qualified in 0:56, meeting booked',
    alsoTakes: ['Instant callback', 'Qualification', 'Calendar booking', 'CRM update'],
  },
  'process-automation': {
    name: 'Process Automation',
    call: ['Kannada', 'kn', 69, 101],
    opening: ['ನನ್ನ ವಿಳಾಸವನ್ನು ಎಲ್ಲಾ ಕಡೆ ಬದಲಾಯಿಸಿ.', 'Change my address everywhere.'],
    action: 'Updates four systems in one pass and confirms each of them aloud.',
    result: 'Four systems updated in 1:09',
    alsoTakes: [
      'Address and nominee change',
      'Service requests',
      'Approvals and follow-ups',
      'Cross-system updates',
    ],
  },
  'data-analytics': {
    name: 'Data Analytics',
    call: ['English', 'en', 40, 111],
    opening: ['Why did calls from Nagpur double on Thursday?', 'Asked on a Friday morning.'],
    person: 'Head of operations',
    action: 'Groups the calls by cause and points to the failed SMS batch.',
    result: 'Cause found: one undelivered SMS batch',
    alsoTakes: [
      'Call-driver analysis',
      'Repeat-call tracing',
      'Branch and region views',
      'Scheduled reports',
    ],
  },
} satisfies Record<string, Entry>

export type SolutionId = keyof typeof industries | keyof typeof useCases

/** One of the twelve solutions, as listed in menus, the home page's picker and the solutions pages. */
export interface Solution extends Pick<Entry, 'name' | 'action' | 'result' | 'alsoTakes'> {
  id: SolutionId
  group: 'industry' | 'use-case'
  call: Pick<SampleCall, 'language' | 'lang' | 'opening' | 'english' | 'seconds'> & {
    seed: number
    /** Who speaks with the assistant. */
    person: string
  }
}

/** In the order of the header's panel, the footer and the overview. */
export const solutions = [...listed('industry', industries), ...listed('use-case', useCases)]

export const solutionIds = solutions.map(({ id }) => id)

function listed(group: Solution['group'], entries: Record<string, Entry>): Solution[] {
  return Object.entries(entries).map(
    ([id, { name, action, result, alsoTakes, person = 'Caller', ...entry }]) => {
      const [language, lang, seconds, seed] = entry.call
      const [opening, english] = entry.opening
      return {
        id: id as SolutionId,
        name,
        group,
        call: { language, lang, opening, english, seconds, seed, person },
        action,
        result,
        alsoTakes,
      }
    },
  )
}
