import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions/insurance. */
export const insurance: readonly AgentAnswer[] = [
  {
    asked: [
      'first notice of loss, register a motor claim, accident intimation',
      'my car met with an accident',
      'bike crash report',
      'report damage to the insurer',
      'motor FNOL intake',
      'which details of a loss are captured',
      'gaadi ka accident ho gaya',
    ],
    page: '/solutions/insurance',
    quote:
      'Takes place, time, vehicle and damage in the order of the claim form, and gives the claim number.',
  },
  {
    asked: [
      'premium receipt, tax certificate 80C 80D',
      'proof of payment for income tax saving',
      'tax saving certificate',
      '80C certificate bhejna hai',
    ],
    say: 'Yes. It sends the 80C or 80D certificate for the year asked, to the e-mail on the policy.',
    page: '/solutions/insurance',
    quote:
      'Sends the 80C or 80D certificate for the year asked, to the e-mail on the policy and nowhere else.',
  },
  {
    asked: [
      'free look cancellation of a policy, surrender',
      'customer changed mind after buying cover',
      'return a policy within fifteen days',
      'cancel a new policy over the phone',
    ],
    page: '/solutions/insurance',
    quote: 'Registers a cancellation inside the free-look period the moment it is asked, with no arguing',
  },
  {
    asked: [
      'Does the bot promise that a claim will be paid, what does it never say to policyholders?',
      'can it guarantee maturity returns',
      'assurance that my claim gets settled',
      'tell a nominee the claim is rejected',
    ],
    say: 'It never says that a claim will be paid, that a return is sure, or that IRDAI offers a bonus.',
    page: '/solutions/insurance',
    quote: 'That a claim will be paid, that a return is sure, or that IRDAI offers a bonus',
  },
  {
    asked: [
      'insurance grievance, ombudsman, Bima Bharosa complaint',
      'policyholder wants to escalate a complaint to the regulator',
      'complaint against the insurer',
      'ombudsman ka number',
    ],
    say: 'The caller gets a number, the grievance officer’s name, and the way to Bima Bharosa and the Ombudsman.',
    page: '/solutions/insurance',
    quote: 'Get a number, the grievance officer’s name, and the way to Bima Bharosa and the Ombudsman',
  },
  {
    asked: [
      'premium due reminder, renewal calls before a policy lapses, grace period',
      'policies about to expire',
      'prevent lapsation',
      'persistency',
      'win back before expiry',
      'policy lapse hone se pehle call',
    ],
    say: 'Yes. It calls within the grace period, before a policy lapses.',
    page: '/solutions/insurance',
    quote: 'Grace-period call before a policy lapses',
  },
  {
    asked: [
      'Can the customer pay on the call, take payment, payment link, UPI while on the phone?',
      'Is payment possible during the call, can customers pay over the phone?',
      'collect payment on call',
      'settle dues on the line',
      'collect money while talking',
      'UPI on the phone',
      'pay by link in the middle of the conversation',
    ],
    say: 'Yes. It sends a payment link, stays on the line while the caller pays, and confirms the receipt.',
    page: '/solutions/insurance',
    quote:
      'States premium, late fee and last date, sends the link, and stays on until the receipt is posted.',
  },
  {
    asked: [
      'Do you work with insurers, insurance companies, life, general, motor?',
      'policy renewal, premium, lapsed policy revival over the phone',
      'restart a dead policy',
      'missed premiums',
      'late fee for reviving',
      'revive a policy in a single call',
    ],
    say: 'Yes. It quotes a revival to the rupee, waits while the premium is paid and confirms the cover.',
    page: '/solutions/insurance',
    quote: `${site.brand} quotes a revival to the rupee, waits while the premium is paid and confirms the cover.`,
  },
  {
    asked: [
      'insurance claim status, register a claim, first notice of loss, accident',
      'my claim is pending',
      'documents missing in my claim',
      'how far is the claim',
      'claimants ring again and again for status',
      'claim kahan tak pahucha',
    ],
    say: 'It registers the claim and says which paper is missing or which stage the file has reached. Whether it is paid, your assessors say.',
    page: '/solutions/insurance',
    quote:
      'Says which paper is missing or which stage the file has reached, in a family’s words, with the next date.',
  },
  {
    asked: [
      'death claim on the phone',
      'claim was rejected',
      'nominee in grief',
      'what goes to an officer in insurance',
      'fraud suspected in a claim',
    ],
    say: 'To a person: death claims, repudiated claims, suspected fraud, and callers in distress.',
    page: '/solutions/insurance',
    quote: 'Death claims, repudiated claims, suspected fraud, and callers in distress',
  },
  {
    asked: [
      'how many lapsed policies came back',
      'revival rate',
      'results for an insurer',
      'queue at the policy desk',
      'insurer case study',
    ],
    say: 'In the sample quarter, 37 of a hundred lapsed policies were revived, where it was 22.',
    page: '/solutions/insurance',
    quote: 'A sample life insurer: 84,000 service calls a month, most of them in Marathi and Hindi.',
  },
  {
    asked: ['surveyor appointment', 'who will inspect my car', 'survey date', 'when will the surveyor come'],
    say: 'Yes, the surveyor’s visit, with name and hour.',
    page: '/solutions/insurance',
    quote: 'Surveyor’s visit, with name and hour',
  },
  {
    asked: [
      'nearest cashless hospital by pincode',
      'which hospital is empanelled',
      'list of network hospitals',
      'hospital near me under my policy',
    ],
    page: '/solutions/insurance',
    quote: 'Network hospital nearest to a PIN code',
  },
  {
    asked: ['ULIP fund value', 'bonus declared', 'policy ki value kitni', 'how much is my policy worth'],
    page: '/solutions/insurance',
    quote: 'Fund value and bonus, as last declared',
  },
  {
    asked: [
      'which claims can be registered',
      'health claim intimation',
      'house damage claim',
      'theft or fire claim',
      'bike claim intimation',
    ],
    page: '/solutions/insurance',
    quote: 'Loss intake for motor, health and home',
  },
  {
    asked: [
      'find the disclosure of a policy call',
      'prove that terms were read out',
      'evidence for IRDAI',
      'replay the disclosure',
      'mis-selling complaint proof',
    ],
    say: 'Your compliance officer can play the disclosure on any call, found by its policy number.',
    page: '/solutions/insurance',
    quote: 'Can play the disclosure on any call, found by its policy number.',
  },
  {
    asked: [
      'what about our insurance agents',
      'help for the agency force',
      'field agents',
      'will our agents lose business',
    ],
    page: '/solutions/insurance',
    quote: 'Persistency calls are made for them; they visit the families who hesitate.',
  },
  {
    asked: [
      'who approves the script in insurance',
      'approval of wording',
      'can we control what is said about policies',
      'compliance of policy wording',
    ],
    say: 'Your compliance officer signs each wording before a customer hears it.',
    page: '/solutions/insurance',
    quote: 'your compliance officer signs each wording before a customer hears it.',
  },
  {
    asked: [
      'how does an insurer start',
      'pilot with lapsed policies',
      'first campaign for a life insurer',
      'lapse file',
    ],
    say: 'Give us last quarter’s lapse file. It rings each policyholder at a decent hour, with the amount worked out.',
    page: '/solutions/insurance',
    quote: 'Give us last quarter’s lapse file.',
  },
  {
    asked: [
      'change bank mandate on the policy',
      'nominee update in insurance',
      'change of bank account for premium',
    ],
    page: '/solutions/insurance',
    quote: 'Nominee and bank-mandate requests',
  },
]
