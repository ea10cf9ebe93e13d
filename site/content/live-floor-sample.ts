import { readScript } from './read-script.ts'
import { turnsAt } from './sample-call.ts'
import { table } from './table.ts'

export interface FloorCall {
  /** Masked number. */
  caller: string
  language: string
  reason: string
  state: 'answering' | 'listening' | 'thinking' | 'person'
  /** The person on the call, if one is. */
  person?: string
  /** Elapsed time of the call, m:ss. */
  time: string
  /** Quality checks passed, of those that applied so far; missing before the first. */
  checks?: string
  /** System in use, and what it is asked. */
  system?: string
}

/** The sample screen of the live floor. Bank, names and numbers are invented, and the page says so. */
export const liveFloorSample = {
  bank: 'Kaveri Bank',
  service: 'Retail service',
  now: { display: 'Tue 14 Oct 2025, 11:42:07', iso: '2025-10-14T11:42:07+05:30' },
  /** The line of totals; `label` includes its own space, since a percent sign takes none. */
  totals: [
    { value: '318', label: ' on call' },
    { value: '0', label: ' waiting' },
    { value: '7.8', label: '% to a person' },
    { value: '2:14', label: ' average call' },
    { value: '94.6', label: ' quality score' },
  ],
  calls: table<FloorCall>(
    ['caller', 'language', 'reason', 'state', 'time', 'checks', 'system', 'person'],
    [
      ['98•••  •• 214', 'Hindi', 'Card block', 'answering', '0:48', '14/15', 'CBS · block(4471)'],
      ['91•••  •• 067', 'Tamil', 'EMI date', 'listening', '0:12'],
      ['88•••  •• 530', 'English', 'Statement', 'answering', '1:06', '15/15', 'Mail · Sep 2025.pdf'],
      ['70•••  •• 918', 'Marathi', 'Loan top-up', 'thinking', '0:31', '9/9', 'LOS · eligibility'],
      ['99•••  •• 402', 'Hindi', 'Dispute', 'person', '3:20', '21/22', 'Case · KB207738', 'Farida S.'],
      ['86•••  •• 755', 'Bengali', 'KYC', 'listening', '0:05'],
      ['93•••  •• 181', 'Kannada', 'Balance', 'answering', '0:22', '8/8', 'CBS · balance'],
      ['82•••  •• 820', 'English', 'Fraud alert', 'person', '2:02', '17/17', 'Case · KB207744', 'Imran K.'],
    ],
  ),
  /** The call that is opened beside the table. */
  openCall: {
    caller: '98•••  •• 214',
    languages: 'Hindi, then English',
    lang: 'hi',
    turns: turnsAt('0–4 5–11 12–16 17–20 21–30 31–33 34–46'),
    /** Time in the call, speaker, and words in their language; for an event what happened, in English. */
    transcript: readScript(`
      0:05 caller: मेरा कार्ड खो गया है, उसे ब्लॉक कर दीजिए। | I have lost my card. Please block it.
      0:12 assistant: ज़रूर। फ़ोन पर भेजा गया कोड दबाइए। | Of course. Please key in the code sent to your phone.
      0:21 event: Caller verified, two factors
      0:24 event: Card 4471 blocked in core banking
      0:34 assistant: कार्ड 4471 ब्लॉक कर दिया है। | Card 4471 is blocked.
      0:44 caller: नया कार्ड कब तक आएगा? | When will the new card come?
    `).map(({ label, line: [text, english] }) => {
      const [time = '', speaker] = label.split(' ')
      return { time, speaker, text, english }
    }),
  },
}

export type LiveFloorSample = typeof liveFloorSample
