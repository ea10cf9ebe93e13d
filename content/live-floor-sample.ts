import type { Turn } from './sample-call.ts'

export interface FloorCall {
  /** Masked number. */
  caller: string
  language: string
  reason: string
  state: 'answering' | 'listening' | 'thinking' | 'person'
  /** Who has the call, where a person has. */
  person?: string
  /** Time in the call, m:ss. */
  time: string
  /** Quality checks passed of those that applied so far; missing before the first. */
  checks?: string
  /** System in use and what is asked of it. */
  system?: string
}

interface TranscriptEntry {
  /** Time in the call, m:ss. */
  time: string
  speaker: 'caller' | 'assistant' | 'event'
  /** What was said, in the call's language; for an event, what happened, in English. */
  text: string
  english?: string
}

/** The sample screen of the live floor. Bank, names and numbers are invented, and the page says so. */
export interface LiveFloorSample {
  bank: string
  service: string
  now: { display: string; iso: string }
  /** The line of totals; `label` carries its own space, because a percent sign takes none. */
  totals: { value: string; label: string }[]
  calls: FloorCall[]
  /** The call that is opened beside the table. */
  openCall: { caller: string; languages: string; lang: string; turns: Turn[]; transcript: TranscriptEntry[] }
}

export const liveFloorSample: LiveFloorSample = {
  bank: 'Kaveri Bank',
  service: 'Retail service',
  now: { display: 'Tue 14 Oct 2025, 11:42:07', iso: '2025-10-14T11:42:07+05:30' },
  totals: [
    { value: '318', label: ' on call' },
    { value: '0', label: ' waiting' },
    { value: '7.8', label: '% to a person' },
    { value: '2:14', label: ' average call' },
    { value: '94.6', label: ' quality score' },
  ],
  calls: [
    {
      caller: '98•••  •• 214',
      language: 'Hindi',
      reason: 'Card block',
      state: 'answering',
      time: '0:48',
      checks: '14/15',
      system: 'CBS · block(4471)',
    },
    { caller: '91•••  •• 067', language: 'Tamil', reason: 'EMI date', state: 'listening', time: '0:12' },
    {
      caller: '88•••  •• 530',
      language: 'English',
      reason: 'Statement',
      state: 'answering',
      time: '1:06',
      checks: '15/15',
      system: 'Mail · Sep 2025.pdf',
    },
    {
      caller: '70•••  •• 918',
      language: 'Marathi',
      reason: 'Loan top-up',
      state: 'thinking',
      time: '0:31',
      checks: '9/9',
      system: 'LOS · eligibility',
    },
    {
      caller: '99•••  •• 402',
      language: 'Hindi',
      reason: 'Dispute',
      state: 'person',
      person: 'Farida S.',
      time: '3:20',
      checks: '21/22',
      system: 'Case · KB207738',
    },
    { caller: '86•••  •• 755', language: 'Bengali', reason: 'KYC', state: 'listening', time: '0:05' },
    {
      caller: '93•••  •• 181',
      language: 'Kannada',
      reason: 'Balance',
      state: 'answering',
      time: '0:22',
      checks: '8/8',
      system: 'CBS · balance',
    },
    {
      caller: '82•••  •• 820',
      language: 'English',
      reason: 'Fraud alert',
      state: 'person',
      person: 'Imran K.',
      time: '2:02',
      checks: '17/17',
      system: 'Case · KB207744',
    },
  ],
  openCall: {
    caller: '98•••  •• 214',
    languages: 'Hindi, then English',
    lang: 'hi',
    turns: [
      { speaker: 'assistant', from: 0, to: 4 },
      { speaker: 'caller', from: 5, to: 11 },
      { speaker: 'assistant', from: 12, to: 16 },
      { speaker: 'caller', from: 17, to: 20 },
      { speaker: 'assistant', from: 21, to: 30 },
      { speaker: 'caller', from: 31, to: 33 },
      { speaker: 'assistant', from: 34, to: 46 },
    ],
    transcript: [
      {
        time: '0:05',
        speaker: 'caller',
        text: 'मेरा कार्ड खो गया है, उसे ब्लॉक कर दीजिए।',
        english: 'I have lost my card. Please block it.',
      },
      {
        time: '0:12',
        speaker: 'assistant',
        text: 'ज़रूर। फ़ोन पर भेजा गया कोड दबाइए।',
        english: 'Of course. Please key in the code sent to your phone.',
      },
      { time: '0:21', speaker: 'event', text: 'Caller verified, two factors' },
      { time: '0:24', speaker: 'event', text: 'Card 4471 blocked in core banking' },
      {
        time: '0:34',
        speaker: 'assistant',
        text: 'कार्ड 4471 ब्लॉक कर दिया है।',
        english: 'Card 4471 is blocked.',
      },
      {
        time: '0:44',
        speaker: 'caller',
        text: 'नया कार्ड कब तक आएगा?',
        english: 'When will the new card come?',
      },
    ],
  },
}
