import type { EverydayReason } from './everyday-calls.ts'
import type { CheckId } from './quality-checks.ts'

/** What is said in an everyday call, apart from what every call has in common. */
export interface EverydayWords {
  asks: string
  restated: string
  /** The question that follows, alone and with two others. */
  question: string
  questions: string
  answer: string
  /** What the system shows when the right thing was done. */
  done: string
  says: string
  when: string
}

export const everydayWords: Readonly<Record<EverydayReason, EverydayWords>> = {
  Balance: {
    asks: 'What is the balance of my savings account?',
    restated: 'The balance of your savings account.',
    question: 'Which account, the one ending 302?',
    questions: 'Which account, which branch, and since when?',
    answer: 'The one ending 302.',
    done: 'Balance read from core banking',
    says: 'The balance is 18,204 rupees.',
    when: 'That is as of 11 this morning.',
  },
  'EMI date': {
    asks: 'When is my next instalment?',
    restated: 'You would like the date of your next instalment.',
    question: 'Is it the car loan?',
    questions: 'Which loan, which month, and from which account?',
    answer: 'The car loan, yes.',
    done: 'Date read from the loan system',
    says: 'It is 9,870 rupees, from your salary account.',
    when: 'It is on the fifth of November.',
  },
  Statement: {
    asks: 'I need the statement for September, stamped.',
    restated: 'September’s statement, with a stamp.',
    question: 'To the email address we have?',
    questions: 'Which months, by post or email, and to which address?',
    answer: 'Yes, to that one.',
    done: 'Statement sent with a digital stamp',
    says: 'It is on its way, with the digital stamp.',
    when: 'You will have it within ten minutes.',
  },
  'Cheque book': {
    asks: 'I need a new cheque book.',
    restated: 'A new cheque book for your account.',
    question: 'Fifty leaves?',
    questions: 'How many leaves, which address, and is it urgent?',
    answer: 'Fifty, please.',
    done: 'Cheque book ordered',
    says: 'I have ordered fifty leaves to your address.',
    when: 'It comes on Tuesday the 21st.',
  },
  'UPI failed': {
    asks: 'The payment failed, but the money is gone.',
    restated: 'The payment failed, and the amount has left your account.',
    question: 'How much was it?',
    questions: 'How much, to whom, and from which phone?',
    answer: 'Eight hundred and fifty.',
    done: 'Status asked of the payment network',
    says: 'It is pending at the other bank and will come back.',
    when: 'It is back by Friday, the 17th.',
  },
  'Card block': {
    asks: 'I have lost my debit card. Please block it.',
    restated: 'Your debit card is lost, and you would like it blocked.',
    question: 'The card ending 2290?',
    questions: 'Which card, where was it lost, and when?',
    answer: 'Yes, that one.',
    done: 'Card blocked in core banking',
    says: 'The card ending 2290 is blocked.',
    when: 'The new one reaches you on Saturday.',
  },
  'Card dispute': {
    asks: 'A shop has charged me twice for one bill.',
    restated: 'One bill, and two debits from the same shop.',
    question: 'Do you have the receipt?',
    questions: 'Do you have the receipt, the date, and the shop’s number?',
    answer: 'Yes, on my phone.',
    done: 'Dispute opened with the card network',
    says: 'I have opened the dispute for the second debit.',
    when: 'You hear from us by Monday, the 20th.',
  },
  'Charge reversal': {
    asks: 'Why did you take 500 rupees for one cheque?',
    restated: 'You were charged 500 rupees for a returned cheque.',
    question: 'Was it the one to the school?',
    questions: 'Which cheque, to whom, and who told you?',
    answer: 'Yes, to the school.',
    done: 'Charge waived, first in two years',
    says: 'I have waived it, as it is the first in two years.',
    when: 'You see it in the account tomorrow.',
  },
  'Fraud alert': {
    asks: 'There is a payment here that I did not make.',
    restated: 'You did not make this payment.',
    question: 'Is the card with you now?',
    questions: 'Is the card with you, who else uses it, and where were you?',
    answer: 'It is in my purse.',
    done: 'Card stopped, case filed',
    says: 'The card is stopped. Nothing more can leave.',
    when: 'We write to you by six this evening.',
  },
  'Card abroad': {
    asks: 'I am in Colombo and my card does not work.',
    restated: 'You are in Colombo, and the card is refused.',
    question: 'At a machine, or in a shop?',
    questions: 'Where, how much, and which machine?',
    answer: 'At a machine.',
    done: 'Use abroad switched on for ten days',
    says: 'Use abroad was off. It is on now, for ten days.',
    when: 'It works in about five minutes.',
  },
  'Loan closure': {
    asks: 'I want to close my loan early.',
    restated: 'You would like to close the loan before its time.',
    question: 'From your savings account?',
    questions: 'From which account, on which day, and why?',
    answer: 'From savings.',
    done: 'Closing request made in the loan system',
    says: 'The closing figure is 64,120 rupees, without a charge.',
    when: 'The letter is with you by the 24th.',
  },
  'KYC papers': {
    asks: 'Your message says my KYC is overdue.',
    restated: 'You had a message that your KYC is overdue.',
    question: 'Is the address still the same?',
    questions: 'Is the address the same, the phone, and the employer?',
    answer: 'Still the same.',
    done: 'Papers accepted in the KYC system',
    says: 'Your Aadhaar and photograph are accepted.',
    when: 'It is done by Thursday, the 16th.',
  },
  'Fixed deposit': {
    asks: 'My deposit ended yesterday. What now?',
    restated: 'Your deposit has ended, and you want to decide what follows.',
    question: 'For another year?',
    questions: 'For how long, how much, and with which nominee?',
    answer: 'One more year, yes.',
    done: 'Deposit renewed for a year',
    says: 'It is renewed for a year, at today’s rate.',
    when: 'The advice reaches you by Friday.',
  },
  'Nominee change': {
    asks: 'I want my daughter as nominee.',
    restated: 'Your daughter is to be the nominee.',
    question: 'Is she of age?',
    questions: 'Is she of age, what is her name, and her address?',
    answer: 'She is twenty-two.',
    done: 'Nominee form sent for signature',
    says: 'I have sent you the form to sign.',
    when: 'It counts from the day you sign.',
  },
  'Address change': {
    asks: 'We have moved. Please change the address.',
    restated: 'You have moved, and your address should follow.',
    question: 'Is the new PIN code 570 001?',
    questions: 'Which city, which street, and since when?',
    answer: 'Yes, that is right.',
    done: 'Address changed in four systems',
    says: 'The new address stands in all four systems.',
    when: 'A letter confirms it by Tuesday.',
  },
}

/** What is said in every everyday call. `{name}` is the agent’s first name, `{digits}` the reference as it is read out. */
export const everydaySentences = {
  greeting: { assistant: 'Good morning, Kaveri Bank.', person: 'Kaveri Bank, {name} speaking.' },
  asksBirth: 'Your date of birth, please?',
  birth: 'Ninth of August, 1988.',
  verified: 'Thank you. That and your number match.',
  asksWhen: 'And when?',
  reference: 'Your reference is {digits}.',
  anythingLeft: 'Is there anything else?',
  nothingLeft: 'No. Thank you.',
} as const

/** What stands in the sheet of an everyday call for the checks that the whole call shows. */
export const wholeCallEvidence: Readonly<Partial<Record<CheckId, string>>> = {
  language: 'Caller in English, answered in English',
  'no-secrets': 'No request for PIN, CVV or card number',
  composure: 'Pace and volume level throughout',
  'no-overlap': 'No overlap longer than 0.4 s',
}

/** In place of evidence where there was nothing to give a reference for. */
export const noReferenceDue = 'Nothing was opened that has a reference'

/** What is found instead of words, or what is missing, when a check of an everyday call was missed. */
export const everydayMisses: Readonly<Record<CheckId, { words: string; because: string }>> = {
  greeting: { words: 'Yes, hello?', because: 'The bank was not named.' },
  language: { words: 'English only, please.', because: 'Asked the caller to change language.' },
  'two-factors': { words: 'Thank you, that will do.', because: 'One factor only.' },
  'no-secrets': { words: 'Read me the number on the card.', because: 'Asked for the card number.' },
  restates: { words: 'Okay.', because: 'Did not restate.' },
  'one-question': { words: '', because: 'Three questions in one.' },
  'right-action': { words: 'It should be all right now.', because: 'Nothing was entered in the system.' },
  'date-or-time': { words: 'It takes a little while.', because: 'No date.' },
  reference: { words: 'It is noted.', because: 'No reference.' },
  composure: { words: 'I have told you already.', because: 'Louder than before, for 6 s.' },
  'no-overlap': { words: 'One moment, one moment.', because: 'Spoke over the caller for 1.2 s.' },
  'anything-left': { words: 'Goodbye.', because: 'Closed without asking.' },
}

/** What the team lead has already written about an everyday call below 60, to a person and to the assistant's keepers. */
export const everydayNote = {
  from: 'Sunita G.',
  toPerson: 'I have listened to this one. We go through it together at half past twelve.',
  toAssistant: 'Correction suggested and approved: say the date first, then the reference.',
}
