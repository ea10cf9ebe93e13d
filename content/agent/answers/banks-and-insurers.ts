import type { AgentAnswer } from '../agent-answer.ts'

/** What callers of banks and insurers ask. */
export const banksAndInsurers: readonly AgentAnswer[] = [
  {
    asked: [
      'Can it block a debit or credit card and order a replacement, lost card hotlisting?',
      'I lost my card',
      'stolen card',
      'freeze the card at midnight',
      'new plastic card request',
      'card chori ho gaya',
    ],
    page: '/solutions/banking',
    quote:
      'Blocks the card in core banking before it says so, then orders the new one to the address on record.',
  },
  {
    asked: [
      'EMI deducted twice, loan statement, foreclosure or closing amount, repayment schedule',
      'charged two instalments',
      'preclose or prepay the loan',
      'loan account statement',
      'outstanding principal',
      'loan band karne ka amount',
    ],
    page: '/solutions/banking',
    quote:
      'Finds a double debit, explains the schedule, sends the statement and quotes a closing amount valid for the day.',
  },
  {
    asked: [
      'wrong transaction, dispute, chargeback, reversal of a debit, money deducted',
      'unknown transaction on my account',
      'merchant charged me wrongly',
      'money left my account by mistake',
    ],
    page: '/solutions/banking',
    quote: 'Opens the case, reads back date, amount and merchant, and names the day it will be decided.',
  },
  {
    asked: [
      'UPI payment failed, transaction stuck, UPI status',
      'money deducted but payment failed',
      'PhonePe transfer pending',
    ],
    say: 'Yes, with the failure status by error code.',
    page: '/solutions/banking',
    quote: 'UPI failure status by error code',
  },
  {
    asked: [
      'Will the bot tell the caller that it is an assistant and that the call is recorded?',
      'Does it disclose that it is a machine or AI?',
      'will people know they are talking to a robot',
      'does it pretend to be human',
      'does it admit being a machine',
      'announcement at the start of the call',
    ],
    say: 'Yes. It always says that it is an assistant, that the call is recorded, and any charge before it acts.',
    page: '/solutions/banking',
    quote: 'That it is an assistant, that the call is recorded, and any charge before it acts',
  },
  {
    asked: [
      'collection calls for a bank, loan recovery, polite reminders before due date, soft collections, overdue EMI',
      'Can you do collections for an NBFC?',
      'recover dues from borrowers',
      'debtors',
      'polite dunning',
      'pending payment follow-up calls',
      'kist yaad dilana',
      'vasooli',
    ],
    say: 'Yes: reminder calls before the due date, with the amount, the date and a payment link.',
    page: '/solutions',
    quote: 'Reminder calls before the due date, with the amount, the date and a payment link.',
  },
  {
    asked: [
      'How many banking calls are settled without an agent, automation rate for banks?',
      'success story of a bank',
      'share of bank calls it finishes alone',
      'case study banking',
    ],
    say: 'In the sample case, 91 of 100 calls were settled without a person.',
    page: '/solutions',
    quote: 'Result: 91 of 100 calls settled without a person.',
  },
  {
    asked: [
      'What does the bot hand over in banking, fraud, hardship, nodal officer?',
      'which bank matters go to staff',
      'suspicious transaction on the call',
    ],
    page: '/solutions/banking',
    quote: 'Hands over: Fraud, hardship, complaints for the nodal officer, and anyone who asks twice',
  },
  {
    asked: [
      'balance enquiry, mini statement on WhatsApp or SMS',
      'how much money is in my account',
      'passbook entries',
      'khate mein kitna paisa hai',
    ],
    say: 'Yes: balance and statements on the call, and a mini-statement by SMS or WhatsApp.',
    page: '/solutions/banking',
    quote: 'Mini-statement by SMS or WhatsApp',
  },
  {
    asked: [
      'At what hours may recovery agents call, what does RBI say about collection calls?',
      'EMI ke liye kitne baje call kar sakte hain',
      'allowed timings for recovery agents',
      'can we ring borrowers late in the evening',
      'legal hours to chase debtors',
      'raat ko recovery call',
    ],
    say: 'For overdue loans, not before 8 am or after 7 pm, and not persistently. Two articles say more.',
    page: '/blog/what-340-missed-emi-calls-taught-one-branch',
    quote:
      'For overdue loans the Reserve Bank says that lenders and their agents must not call persistently, nor before 8 am or after 7 pm.',
  },
  {
    asked: [
      'On which days should we send EMI reminders, how many days before the due date?',
      'when to nudge before the debit',
      'sequence of reminders',
      'day of the debit itself',
    ],
    say: 'Three days before, not on the day, then one, three and seven days after. One article gives the words for each.',
    page: '/blog/payment-reminders-people-do-not-hate',
    quote: 'Amount, date, account by its last four digits.',
  },
  {
    asked: [
      'Why do borrowers cut reminder calls, how did the branch improve its EMI calls?',
      'people hang up on our reminder',
      'why do people disconnect in the first seconds',
      'pick-up and listening rate',
    ],
    say: 'They were called in the wrong language. One branch changed the first sentence to Marathi.',
    page: '/blog/what-340-missed-emi-calls-taught-one-branch',
    quote: 'She changed one thing.',
  },
  {
    asked: [
      'first notice of loss, register a motor claim, accident intimation',
      'my car met with an accident',
      'bike crash report',
      'report damage to the insurer',
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
    ],
    page: '/solutions/insurance',
    quote: 'Registers a cancellation inside the free-look period the moment it is asked, with no arguing',
  },
  {
    asked: [
      'Does the bot promise that a claim will be paid, what does it never say to policyholders?',
      'can it guarantee maturity returns',
      'assurance that my claim gets settled',
    ],
    say: 'It never says that a claim will be paid, that a return is sure, or that IRDAI offers a bonus.',
    page: '/solutions/insurance',
    quote: 'That a claim will be paid, that a return is sure, or that IRDAI offers a bonus',
  },
  {
    asked: [
      'insurance grievance, ombudsman, Bima Bharosa complaint',
      'policyholder wants to escalate a complaint to the regulator',
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
    ],
    say: 'Yes. It calls within the grace period, before a policy lapses.',
    page: '/solutions/insurance',
    quote: 'Grace-period call before a policy lapses',
  },
]
