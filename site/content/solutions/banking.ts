import { points } from '../products/feature.ts'
import { site } from '../../../common/brand/site.ts'
import { reasonRows, resultRows, solutionPage, spokenCall } from './solution-page.ts'

export const banking = solutionPage('banking', {
  search: {
    title: 'Banking: settled while the caller is on the line',
    description: `Double debits, blocked cards, disputes and re-KYC: ${site.brand} verifies the caller, works in core banking and says the reference aloud. With its limits named.`,
  },
  hero: {
    title: 'Banking calls, finished while the caller is on the line',
    lead: 'An AI assistant for phone, WhatsApp and email: it verifies the caller, works in core banking and says the reference aloud.',
    audience: 'banks and NBFCs',
    price: 'voice',
    dialogHeading: 'See your EMI call answered.',
  },
  call: spokenCall(`
    readFrom: 45
    assistant 0–4.5: कावेरी बैंक की AI सहायक। कॉल रिकॉर्ड होती है। बताइए? | Kaveri Bank’s AI assistant, on a recorded line. How may I help?
    caller 5–10: मेरी EMI इस महीने दो बार कट गई। | My EMI was deducted twice this month.
    assistant 10.8–17: मैं देखती हूँ। SMS में आया कोड फ़ोन पर दबाइए। | Let me look. Please key in the code from the SMS.
    caller 17.8–21.5: जी, कोड दबा दिया है। | Yes, I have keyed in the code.
    event 22.6: Verified | Number and keyed-in code
    assistant 24–34: जी, ₹14,350 दो बार कटे हैं, पाँच और छह तारीख़ को। | Yes. ₹14,350 was taken twice, on the 5th and the 6th.
    caller 34.8–39: दूसरा वाला वापस कब आएगा? | When will the second one come back?
    event 40: Reversal raised | Core banking, 310 ms
    assistant 41–51: रिवर्सल अभी दर्ज कर दिया है। तीन कामकाजी दिन में आएगा। | I have raised the reversal. It will arrive in three working days.
    caller 51.8–55.5: और कोई पेनल्टी तो नहीं लगेगी? | And there will be no penalty?
    assistant 56.3–66: नहीं। रेफ़रेंस KB 20 8846 SMS पर भेज दिया है। | None. Reference KB 20 8846 is on its way by SMS.
    event 61: Reference sent | SMS, KB 20 8846
    caller 66.8–69.2: ठीक है, धन्यवाद। | That is fine, thank you.
    assistant 70–74: धन्यवाद। आपका दिन शुभ हो। | Thank you. Have a good day.
  `),
  reasons: {
    title: 'Four reasons people call a bank',
    shareOf: 'settled without a person',
    rows: reasonRows({
      'Block and replace a card, 48 s, 96%':
        'Blocks the card in core banking before it says so, then orders a new one to the address on record.',
      'EMI, statements, foreclosure, 74 s, 91%':
        'Finds a double debit, sends the statement and quotes a closing amount valid for the day.',
      'Disputes and reversals, 92 s, 84%':
        'Opens the case, reads back date, amount and merchant, and names the day of decision.',
      'Re-KYC and mandates, 63 s, 79%':
        'Calls customers who are due, asks what has changed and sends a link for the document.',
    }),
  },
  checklist: {
    title: 'Ready on opening day',
    items: [
      'Two-factor verification of the caller',
      'Card block, unblock and hot-listing',
      'Loan schedule and foreclosure quote',
      'UPI failure status by error code',
      'Mini-statement by SMS or WhatsApp',
      'Fraud words that reach a person at once',
      'Call-back at the hour the caller names',
      'Every call scored against your checklist',
    ],
  },
  benefits: {
    title: 'Who at the bank feels it',
    cards: points({
      'The caller': 'An answer and a reference in about a minute.',
      'The branch': 'Fewer people walk in for a statement or a status.',
      'The risk desk': 'Every call is recorded, written out and checked.',
      'The budget': 'Month-end and midnight cost what noon costs.',
    }),
  },
  limits: {
    title: 'Where the bank takes over',
    lead: 'Your compliance team approves the script before it goes live.',
    rules: points({
      'Never asks for': 'A PIN, a CVV, a full card number, or a one-time password read aloud',
      'Always says': 'That it is an assistant, that the call is recorded, and any charge before it acts',
      'Hands over': 'Fraud, hardship, complaints, and anyone who asks for a person',
      Keeps: 'Recording, transcript and consent, under AES-256, for as long as your policy says',
    }),
  },
  results: {
    isSample: true,
    title: 'Ninety days at Kaveri Bank',
    lead: 'A sample retail service line: 19 lakh calls a month in four languages.',
    rows: resultRows({
      'Wait before an answer': [250, 1, 'seconds'],
      'Calls that needed a person': [100, 9, 'calls in a hundred'],
      'Cost of one call': [46, 14, 'rupees'],
      'Calls checked for quality': [2, 100, 'calls in a hundred'],
    }),
    claims: ['queryResolution', 'languages'],
  },
  closing: {
    title: 'Let it take the EMI call',
    lead: `Send fifty recordings. In two weeks ${site.brand} answers that one reason, on your own number.`,
    dialogHeading: 'Bring us your EMI calls.',
  },
})
