import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions/banking. */
export const banking: readonly AgentAnswer[] = [
  {
    asked: [
      'Can it block a debit or credit card and order a replacement, lost card hotlisting?',
      'I lost my card',
      'stolen card',
      'freeze the card at midnight',
      'new plastic card request',
      'card chori ho gaya',
      'how long does a card hotlist call take',
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
      'EMI do baar kat gayi',
      'customer says the instalment was cut twice',
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
      'galat transaction ho gaya',
    ],
    page: '/solutions/banking',
    quote: 'Opens the case, reads back date, amount and merchant, and names the day it will be decided.',
  },
  {
    asked: [
      'UPI payment failed, transaction stuck, UPI status',
      'money deducted but payment failed',
      'PhonePe transfer pending',
      'wrong UPI debit complaint',
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
      'What does the bot hand over in banking, fraud, hardship, nodal officer?',
      'which bank matters go to staff',
      'suspicious transaction on the call',
      'nodal officer complaint',
      'loan hardship case',
      'what stays with bank staff',
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
      'Do you work with banks, NBFCs, lenders?',
      'banking calls: debit card block, EMI deducted twice, loan statement, disputes, balance, UPI, foreclosure',
      'lenders',
      'co-operative banks',
      'wealth',
      'financial institutions',
      'credit union',
    ],
    say: 'Yes. It verifies the caller, reads and writes core banking, and says the reference aloud.',
    page: '/solutions/banking',
    quote: `${site.brand} verifies the caller, reads and writes core banking, and says the reference aloud.`,
  },
  {
    asked: [
      'KYC re-verification, re-KYC, mandates',
      'identity documents expired',
      'periodic KYC',
      'update KYC of dormant customers',
      'NACH mandate calls',
    ],
    say: 'It rings the customers who are due, checks what has changed and sends one link for the document.',
    page: '/solutions/banking',
    quote: 'Rings the customers who are due, checks what has changed and sends one link for the document.',
  },
  {
    asked: [
      'does the rate rise at month end',
      'night charges',
      'peak pricing',
      'month end rush mein rate badhta hai',
    ],
    say: 'Month-end and midnight cost what noon costs: it is paid by the minute.',
    page: '/solutions/banking',
    quote: 'Month-end and midnight cost what noon costs.',
  },
  {
    asked: [
      'does it ever ask for OTP or CVV',
      'what will it never ask in banking',
      'OTP maangta hai kya',
      'is it safe to talk to the bank’s bot',
      'secret details on the call',
    ],
    say: 'A PIN, a CVV, a full card number, or a one-time password read aloud.',
    page: '/solutions/banking',
    quote: 'A PIN, a CVV, a full card number, or a one-time password read aloud',
  },
  {
    asked: [
      'results at a bank',
      'waiting time before and after',
      'cost of one bank call',
      'bank call cost reduced',
      'wait of four minutes',
      'bank results',
    ],
    say: 'In the sample ninety days, the wait fell from 4:10 to one second, and a call’s cost from ₹46 to ₹14.',
    page: '/solutions/banking',
    quote: 'A sample retail service line: 19 lakh calls a month in four languages.',
  },
  {
    asked: [
      'how long are bank recordings kept',
      'retention of bank calls',
      'are bank calls kept encrypted',
      'how long do you keep the consent',
    ],
    say: 'For as long as your policy says, under AES-256.',
    page: '/solutions/banking',
    quote: 'Recording, transcript and consent, under AES-256, for as long as your policy says',
  },
  {
    asked: [
      'who approves the bank’s script',
      'control over what the bot says',
      'compliance sign-off',
      'approval before launch',
    ],
    say: 'Your compliance team approves the script before it goes live.',
    page: '/solutions/banking',
    quote: 'your compliance team approves the script before it goes live.',
  },
  {
    asked: [
      'which banking requests can it close',
      'list of bank services covered',
      'unblock a card',
      'services for bank customers',
      'what can I ask the bank’s bot',
    ],
    say: 'Card block, EMI and statements, disputes and re-KYC, foreclosure quotes, UPI status and call-backs.',
    page: '/solutions/banking',
    quote: 'Card block, unblock and hot-listing',
  },
  {
    asked: [
      'how does a bank start',
      'pilot on EMI calls',
      'what do you need from a bank to begin',
      'first bank use case',
    ],
    say: 'Send fifty recordings. In two weeks it answers that one reason, on your own number.',
    page: '/solutions/banking',
    quote: 'Send fifty recordings.',
  },
  {
    asked: ['branch footfall', 'what does the branch gain', 'reduce branch visits', 'crowd in the branch'],
    page: '/solutions/banking',
    quote: 'Fewer people walk in to ask for a statement or a status.',
  },
  {
    asked: [
      'call them back at a time they say',
      'schedule a call-back',
      'customer is busy now',
      'ring later at six',
    ],
    say: 'Yes, at the hour the caller names.',
    page: '/solutions/banking',
    quote: 'Call-back at the hour the caller names',
  },
]
