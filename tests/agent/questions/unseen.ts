import type { KnownQuestion } from './question.ts'
import { moreUnseenQuestions } from './unseen-continued.ts'

/** Written from the pages alone, and not tuned on. When somebody does, they join tuning.ts and others are written. */
export const unseenQuestions: readonly KnownQuestion[] = [
  {
    ask: 'we do around 10,000 calling minutes in a month, how much will that come to',
    from: ['/offers'],
    says: /10,000 minutes|8,000 minutes per month|37,999/i,
  },
  {
    ask: '30k emails per month, which plan is cheapest and what is the total',
    from: ['/offers'],
    says: /30,000 emails|25,000 emails|64,999/i,
  },
  {
    ask: 'small boutique here, hardly 4-5 thousand whatsapp chats a month. whats ur lowest price',
    from: ['/offers', '/blog/a-cost-per-call-that-adds-up'],
    says: /29,999|15,000 chats|some 830 calls/i,
  },
  {
    ask: '18% gst extra or inclusive?',
    from: [
      '/offers',
      '/terms-of-use',
      '/agent',
      '/blog/a-cost-per-call-that-adds-up',
      '/products/process-automation',
    ],
    says: /exclusive of taxes|taxes and telecom costs|without taxes|before tax/i,
  },
  {
    ask: 'any one time charges for implementation',
    from: ['/offers', '/agent', '/products/process-automation', '/blog/a-cost-per-call-that-adds-up'],
    says: /training and integration are free|worth ₹|free|setting up is a sixth|not charged/i,
  },
  {
    ask: 'if our minutes get over before month end how is the extra billed',
    from: ['/terms-of-use', '/offers', '/agent', '/blog/a-cost-per-call-that-adds-up'],
    says: /after the month in which it arises|rate per extra unit|₹[34]\.00|beyond the package/i,
  },
  {
    ask: 'suppose we stop after 10 days, do we get the balance money back',
    from: ['/terms-of-use', '/agent'],
    says: /non-refundable|not refund|end of the paid period/i,
  },
  {
    ask: 'can you increase the rates whenever u want? any notice given',
    from: ['/terms-of-use'],
    says: /at least 30 days before the period|change of price/i,
  },
  {
    ask: 'we need tamil telugu and kannada, is each language charged separately',
    from: ['/offers', '/agent'],
    says: /no charge per language/i,
  },
  {
    ask: 'smart analytics price',
    from: ['/products/smart-analytics'],
    says: /price of smart analytics is quoted/i,
  },
  {
    ask: 'can we keep our existing landline number or do we have to take a new one',
    from: ['/products/virtual-assistant', '/offers', '/products', '/solutions/banking'],
    says: /keep your numbers|own numbers?/i,
  },
  {
    ask: 'will the bot ask my customers for atm pin or otp? our security team will never allow that',
    from: [
      '/solutions/banking',
      '/products/virtual-assistant',
      '/solutions/ecommerce',
      '/blog/reading-a-cheque-leaf-over-the-phone',
    ],
    says: /PIN, a CVV|card and PIN details are never asked|delivery code, a UPI PIN|should not be spoken/i,
  },
  {
    ask: 'our core software is very old, no API at all. can you still make changes in it?',
    from: ['/products/process-automation', '/solutions/process-automation'],
    says: /the screen itself where there is not|old screens driven/i,
  },
  {
    ask: 'an agent feels her qams score is wrong, can she challange it',
    from: ['/products/qams', '/blog/marking-every-call-is-not-watching-everyone'],
    says: /question it|object|she disagrees|you disagree|the mark changes|marks questioned/i,
  },
  {
    ask: 'do you audit all the calls or only a sample',
    from: [
      '/products/qams',
      '/products',
      '/',
      '/about',
      '/solutions',
      '/solutions/banking',
      '/blog/marking-every-call-is-not-watching-everyone',
    ],
    says: /every conversation|every call|all calls|not a sample|100 of 100|not two in|retired|stops sampling/i,
  },
  {
    ask: 'can it answer instagram dms',
    from: ['/products/zapra', '/products'],
    says: /instagram|social channels/i,
  },
  {
    ask: 'customer wants to pay from whatsapp itself, possible?',
    from: ['/products/zapra', '/offers', '/products', '/products/virtual-assistant', '/solutions/insurance'],
    says: /without leaving the chat|takes? payments?|payment links?|with payments|wallets|pay securely/i,
  },
  {
    ask: 'can it read hindi handwritten application forms clicked on mobile',
    from: ['/products/document-processing'],
    says: /handwriting in indian scripts|printed or by hand/i,
  },
  {
    ask: 'can it tell if the caller is lying',
    from: ['/products/voice-intelligence'],
    says: /no lie detection/i,
  },
  {
    ask: 'Does your customer profiling store things like caste or religion?',
    from: ['/products/customer-intelligence'],
    says: /not kept: caste|caste, religion/i,
  },
  {
    ask: 'what happens if three systems get updated and the fourth one fails',
    from: ['/products/process-automation', '/solutions/process-automation', '/blog/four-systems-one-address'],
    says: /put back|put back, and|undo what was written|rollback when/i,
  },
  {
    ask: 'can my supervisor jump into a call which the bot is handling',
    from: ['/', '/agent', '/products/voice-intelligence'],
    says: /listen, whisper or take over|supervisor desk|live floor, alerts|lifts the call/i,
  },
  {
    ask: 'how much did the cost per call reduce for the bank in your case study',
    from: ['/solutions/banking'],
    says: /₹46|₹14/i,
  },
  {
    ask: 'As per our compliance the caller has to be told that it is a bot and that recording is on. Do you do that?',
    from: ['/solutions/banking', '/terms-of-use', '/blog/which-number-may-ring', '/products/zapra'],
    says: /that it is an assistant|hide from a caller|says? that it is a machine|that it is an assistant, in the first line|in the first sentence/i,
  },
  {
    ask: 'will the bot read out blood test report to the patient',
    from: ['/solutions/healthcare', '/blog/an-appointment-desk-that-is-awake-at-5-am'],
    says: /never reads a result|read a test result aloud|never the result|never says a result/i,
  },
  {
    ask: 'patient says chest pain on the appointment line, then what',
    from: [
      '/solutions/healthcare',
      '/products/virtual-assistant',
      '/blog/an-appointment-desk-that-is-awake-at-5-am',
      '/blog/seven-moments-to-hand-over',
    ],
    says: /emergency desk|red-flag words|nurse escalation|danger|it connects|chest, breath|to the night nurse|second question/i,
  },
  {
    ask: 'can a policyholder get 80C certificate for tax by calling',
    from: ['/solutions/insurance', '/'],
    says: /80C or 80D/i,
  },
  {
    ask: 'we run a call centre for 9 clients, data of one client should not be visible to the other',
    from: ['/solutions/bpo'],
    says: /stays in that client.s store|to every client apart|out of other clients. sight/i,
  },
  {
    ask: 'too many COD parcels are coming back (RTO). what can you do for that',
    from: ['/solutions/ecommerce', '/solutions', '/'],
    says: /doubtful one|returns of cash|confirms the order|doubtful cash|failed-delivery|returned to origin|fewer parcels travel back|rings before packing|come back/i,
  },
  {
    ask: 'our students are minors, do you take parents permission before storing their data',
    from: ['/solutions/edtech', '/blog/your-call-recordings-and-the-new-data-law'],
    says: /parent.s (verifiable )?consent/i,
  },
  ...moreUnseenQuestions,
]
