import type { KnownQuestion } from './question.ts'

/** A broker, a group’s IT, sales and learning heads, a travel agency, logistics, a school and small firms. */
export const brokersSellersAndSchoolsQuestions: readonly KnownQuestion[] = [
  // Stockbroker / mutual fund compliance
  {
    ask: 'we are a stock broker, from which series should our service calls go',
    from: ['/blog/which-number-may-ring'],
    says: /1600/,
  },
  {
    ask: 'client withdrew consent for recording midway, what should we do',
    from: ['/blog/your-call-recordings-and-the-new-data-law'],
    says: /withdraw|stop|recording stops|“no”/i,
  },
  {
    ask: 'what fine can we face if recordings leak',
    from: ['/blog/your-call-recordings-and-the-new-data-law'],
    says: /250 crore/,
  },
  {
    ask: 'how long after a transaction does a call still count as transactional',
    from: ['/blog/which-number-may-ring'],
    says: /30 minutes|Thirty minutes/i,
  },
  // Group CIO
  {
    ask: 'Can your assistant read and write SAP or Oracle?',
    from: ['/products/virtual-assistant', '/', '/products/zapra', '/offers', '/products/process-automation'],
    says: /connectors|REST|Integration/i,
  },
  {
    ask: 'do you need remote access to our telephony or just call forwarding',
    from: ['/products/virtual-assistant', '/products/voice-intelligence'],
    says: /call forwarding|SIP/i,
  },
  {
    ask: 'uptime last year?',
    from: [
      '/',
      '/about',
      '/terms-of-use',
      '/solutions/data-analytics',
      '/solutions/healthcare',
      '/solutions/insurance',
    ],
    says: /99\.5|99\.9/,
  },
  {
    ask: 'who is responsible when the AI tells something wrong to a customer',
    from: ['/terms-of-use'],
    says: /can be wrong|errors|liab/i,
  },
  { ask: 'How are old recordings deleted from backups?', from: ['/privacy-policy'], says: /backups/i },
  {
    ask: 'is there any profile made of the visitors of this website',
    from: ['/privacy-policy'],
    says: /no profile|count views|no cookie/i,
  },
  // Sales head, B2B
  {
    ask: 'Which leads should my team visit first?',
    from: ['/solutions/lead-generation', '/products/customer-intelligence'],
    says: /scores the answers|scoring sheet|visits to make|likely/i,
  },
  {
    ask: 'the prospect asked for a discount, what does the bot say',
    from: ['/products/virtual-assistant', '/solutions/real-estate'],
    says: /may not quote|discount|Negotiation|price/i,
  },
  {
    ask: 'can it send a calendar invite',
    from: ['/products/virtual-assistant', '/solutions/lead-generation', '/'],
    says: /invite|calendar|diary|books your salesperson/i,
  },
  {
    ask: 'Sunday ko call karega kya leads ko',
    from: ['/solutions/lead-generation'],
    says: /Sundays only if asked/i,
  },
  // Customer success at SaaS
  {
    ask: 'Does it tell me which accounts are unhappy before they leave?',
    from: ['/products/customer-intelligence', '/products/voice-intelligence'],
    says: /about to leave|likelihood|at-risk|leave/i,
  },
  {
    ask: 'can a customer ask to see what your system thinks about her',
    from: ['/products/customer-intelligence'],
    says: /ask to see it|ask for these lines/i,
  },
  {
    ask: 'when should we leave a customer alone',
    from: [
      '/products/customer-intelligence',
      '/blog/whatsapp-after-the-call',
      '/blog/payment-reminders-people-do-not-hate',
    ],
    says: /leave alone|silence|wait|thank-you|reminder calls not made/i,
  },
  // Claims / TPA manager
  {
    ask: 'Can the bot arrange all papers for a cashless claim?',
    from: ['/products/document-processing', '/solutions/healthcare', '/solutions/insurance'],
    says: /cashless|summary|paper/i,
  },
  {
    ask: 'grievance ke liye ombudsman ka rasta batata hai?',
    from: ['/solutions/insurance'],
    says: /Ombudsman/i,
  },
  {
    ask: 'can someone cancel a new policy over the phone',
    from: ['/solutions/insurance'],
    says: /free-look/i,
  },
  // Head of learning
  { ask: 'How long to train an agent up one level?', from: ['/products/qams'], says: /9 days|nine days/i },
  {
    ask: 'good length for a coaching talk',
    from: ['/blog/marking-every-call-is-not-watching-everyone'],
    says: /Fifteen minutes/i,
  },
  {
    ask: 'what should be marked first if we can only mark a few questions',
    from: ['/blog/marking-every-call-is-not-watching-everyone'],
    says: /five questions|“no” harms/i,
  },
  // Travel agency owner
  {
    ask: 'ek houseboat booking shift karni ho flight miss hone par',
    from: ['/solutions/hospitality-travel'],
    says: /houseboat|new arrival/i,
  },
  {
    ask: 'do guests get the details in writing',
    from: ['/solutions/hospitality-travel', '/solutions/healthcare', '/products/virtual-assistant', '/'],
    says: /WhatsApp|in writing/i,
  },
  // Operations, logistics
  {
    ask: 'rider could not find the house, what does the bot do',
    from: ['/solutions/ecommerce'],
    says: /landmark|address|next (one|attempt)|ten minutes/i,
  },
  {
    ask: 'suppliers delay material, can it chase them for dates',
    from: ['/solutions'],
    says: /late supplier|Supplier follow-up/i,
  },
  {
    ask: 'night shift machine breakdown logging',
    from: ['/solutions'],
    says: /Breakdown line|Night-shift calls|breakdown/i,
  },
  // School principal
  {
    ask: 'Will it talk to children about fees?',
    from: ['/solutions/edtech'],
    says: /never mentions fees to a child/i,
  },
  { ask: 'refund policy for a student who left', from: ['/solutions/edtech'], says: /refund policy/i },
  // Curious visitor / small biz
  {
    ask: 'how is this different from press 1 press 2',
    from: ['/blog/what-an-ivr-tree-hides', '/', '/products/virtual-assistant', '/about'],
    says: /menu|press 2|without asking/i,
  },
  { ask: 'How long has the company been around?', from: ['/about'], says: /2019/ },
  {
    ask: 'is the voice a real person',
    from: [
      '/privacy-policy',
      '/solutions/banking',
      '/products/virtual-assistant',
      '/blog/which-number-may-ring',
      '/about',
      '/products/zapra',
    ],
    says: /assistant|sample|machine/i,
  },
  {
    ask: 'can I hear it before I decide',
    from: ['/products/virtual-assistant', '/', '/products'],
    says: /play|sample call|Read (six calls|one of its calls)|show you|recording/i,
  },
  {
    ask: 'kya koi free trial milta hai?',
    from: [
      '/',
      '/blog/a-pilot-in-ten-working-days',
      '/products',
      '/products/qams',
      '/products/virtual-assistant',
    ],
    says: /recording|show you|pilot|Send|one call reason/i,
  },
  { ask: 'what if I want to stop after two months', from: ['/offers', '/terms-of-use'], says: /cancel/i },
  {
    ask: 'Does price change with the number of languages?',
    from: ['/offers'],
    says: /no charge per language/i,
  },
  {
    ask: 'Do you give the transcripts of calls to us?',
    from: ['/offers', '/terms-of-use', '/products/virtual-assistant'],
    says: /transcripts|every turn/i,
  },
  {
    ask: 'Can the chat bot and voice bot be bought together?',
    from: ['/offers', '/products'],
    says: /All your bots|same three monthly prices|three bots|add them|Carries the same conversation/i,
  },
  {
    ask: 'what is the email bot good for',
    from: ['/offers'],
    says: /mailbox|Refund and exchange|attaches|Dispatch/i,
  },
]
export const brokersSellersAndSchoolsOutside: readonly string[] = [
  'Do you have a toll-free number for complaints about Airtel?',
  'Which laptop should I buy for college?',
  'What is your Trustpilot rating?',
  'Can your team visit our factory tomorrow at 10?',
  'What is the GST rate on gold?',
  'Does the founder post on LinkedIn often?',
  'Do you provide bulk SMS in Nepal and at what price?',
  'Is the product listed on the GeM portal?',
  'How do I become an IAS officer?',
  'bijli ka bill kaise bharu',
]
