import type { KnownQuestion } from './question.ts'

const banking = '/solutions/banking'
const virtualAssistant = '/products/virtual-assistant'
const terms = '/terms-of-use'
const privacy = '/privacy-policy'
const healthcare = '/solutions/healthcare'
const reminders = '/blog/payment-reminders-people-do-not-hate'
const missedCalls = '/blog/what-340-missed-emi-calls-taught-one-branch'
const earlyDesk = '/blog/an-appointment-desk-that-is-awake-at-5-am'
const sevenMoments = '/blog/seven-moments-to-hand-over'
const afterTheCall = '/blog/whatsapp-after-the-call'
const optIn = '/blog/what-a-whatsapp-opt-in-is'
const whichNumber = '/blog/which-number-may-ring'
const costPerCall = '/blog/a-cost-per-call-that-adds-up'
const eighteenForms = '/blog/eighteen-forms-in-a-hundred'

/**
 * Written from the site's pages by someone who had seen neither the assistant's code nor its answers, and only six of
 * the other questions: the unseen set of the first four measurements, used for tuning since.
 */
export const visitorQuestions: readonly KnownQuestion[] = [
  // A bank's head of operations
  { ask: 'Does it ever ask customers for CVV, ATM pin?', from: [banking, virtualAssistant], says: /CVV|PIN/ },
  { ask: 'can it tell foreclosure amount of a loan', from: [banking], says: /foreclosure|closing amount/i },
  {
    ask: 'Within what timings can we call borrowers whose EMI is overdue? I mean as per RBI only',
    from: [reminders, missedCalls],
    says: /8 am|eight to seven|eleven hours/i,
  },
  { ask: 're-kyc calling bhi ho jayega kya?', from: ['/', '/solutions', banking], says: /KYC/ },
  { ask: 'cost of one call at Kaveri Bank, earlier vs with you', from: [banking], says: /₹(46|14)(?!,)/ },
  {
    ask: 'People read out cheque number as double one double zero and all, how will the machine catch that correctly',
    from: ['/blog/reading-a-cheque-leaf-over-the-phone'],
    says: /wrong length|read-?back|said back|could mean|in order|are instructions/i,
  },
  {
    ask: 'Our reminder calls are being cut in the first few seconds by the customer itself. What could be the reason, we are calling at proper time only and the script is also polite, compliance has approved it',
    from: [missedCalls],
    says: /wrong language|first (sentence|eight seconds)|Marathi opening|mostly the language|in English, then/i,
  },
  {
    ask: 'and if caller says he never made that transaction?',
    from: [banking, virtualAssistant, sevenMoments],
    says: /fraud/i,
  },
  {
    ask: 'can my team lead whisper to the agent or take the call',
    from: ['/', '/products/voice-intelligence'],
    says: /whisper|take over/i,
  },

  // An insurer's IT security
  { ask: 'Is data encrypted in transit also', from: [privacy], says: /TLS/ },
  {
    ask: 'who can play a call recording and is it logged',
    from: ['/solutions/data-analytics', healthcare, '/about', '/solutions/insurance'],
    says: /name is logged|opening written down|who opened|opened by role|play the disclosure/i,
  },
  {
    ask: 'Will our recordings be used for training the AI of some other client?',
    from: [privacy, terms],
    says: /train|nothing else/i,
  },
  {
    ask: 'aadhar number masking',
    from: ['/products/document-processing', '/solutions/data-analytics', eighteenForms],
    says: /Aadhaar/,
  },
  { ask: 'in how much time you will intimate us of data breach', from: [privacy], says: /undue delay/i },
  {
    ask: 'Please share names of subprocessors.',
    from: [privacy],
    says: /named on request|service providers who/i,
  },
  {
    ask: 'Can we choose where our content is stored or will it go outside India',
    from: [privacy],
    says: /where its content is stored|countries other than|cross a border/i,
  },
  { ask: 'can we run a penetration test on your platform', from: [terms], says: /written consent/i },
  {
    ask: 'after contract ends how many days to take out our data',
    from: [terms],
    says: /30 days (you may export|to take)/i,
  },
  { ask: 'who ownes the transcripts, you or us', from: [terms], says: /belongs? to you|stays yours/i },
  {
    ask: 'uptime commitment in the contract is it guarantee?',
    from: [terms],
    says: /99\.9%|not a guarantee|service level with/i,
  },

  // A hospital's desk manager
  {
    ask: 'patient says he is having chest pain, then what will your system do',
    from: [healthcare, virtualAssistant, earlyDesk, sevenMoments],
    says: /(fetch|duty|night|to the) (a )?nurse|nurse (must|takes|escalation)|emergency desk|chest pain”|ask (how bad|a second)/i,
  },
  { ask: 'suppose nurse is also not lifting the phone?', from: [earlyDesk], says: /108|twenty seconds/i },
  {
    ask: 'Will it read out blood test results to the family',
    from: [healthcare, earlyDesk],
    says: /never (says|reads) a result|never the result|read a test result/i,
  },
  { ask: 'cashless approval status', from: ['/', '/solutions', healthcare], says: /cashless|approval/i },
  {
    ask: 'fasting reminder previous evening possible?',
    from: ['/', '/offers', '/solutions', healthcare, earlyDesk],
    says: /fasting (instruction|reminder|and medicine)|evening before/i,
  },
  {
    ask: 'How will patient relatives know they can ask for a human? Old people cut the call when they hear a machine.',
    from: [earlyDesk, sevenMoments],
    says: /person can be had|rang off on hearing|I want a person|Once is enough|The caller asks/i,
  },

  // Retail, hotels, property, schools
  {
    ask: 'COD orders keep coming back to us. Can you ring the buyer before we pack?',
    from: ['/', '/solutions', '/solutions/ecommerce'],
    says: /cash[- ]on[- ]delivery|cash orders|before packing|before it ships/i,
  },
  {
    ask: 'refund above certain amount should go to my staff only',
    from: ['/solutions/ecommerce', '/products/process-automation'],
    says: /amount you allow|set the limits|amounts, roles|at your limits/i,
  },
  { ask: 'insta story reply se order lega kya', from: ['/products/zapra'], says: /story/i },
  {
    ask: 'watsapp free reply time limit after customer message',
    from: ['/products/zapra', afterTheCall, optIn],
    says: /24[- ]hours?/i,
  },
  {
    ask: 'when to send the rating request',
    from: [afterTheCall],
    says: /two days|2 days after|same evening|next morning/i,
  },
  {
    ask: 'She spoke to us on normal phone yesterday, so can we now message her on WhatsApp or separate permission is needed',
    from: [afterTheCall, optIn],
    says: /does not open|permission|rang you on the phone|agreement|agreed/i,
  },
  {
    ask: 'guest flight delayed reaching 2am will the room be given away',
    from: ['/', '/solutions/hospitality-travel'],
    says: /room (is |held|kept|when)|holds the room|keeps the (room|booking)|no-show/i,
  },
  {
    ask: 'do foreigners have to tell passport no. on the call',
    from: ['/solutions/hospitality-travel'],
    says: /passport/i,
  },
  {
    ask: 'buyer is asking discount on flat what will bot say',
    from: ['/solutions/real-estate', virtualAssistant],
    says: /discount|negotiation|come down on the price|Kulkarni/i,
  },
  {
    ask: 'most of our students are below 18, is parent consent taken',
    from: ['/solutions/edtech', '/blog/your-call-recordings-and-the-new-data-law'],
    says: /parent’s (verifiable )?consent/i,
  },
  {
    ask: 'We make pumps. dealers keep phoning for stock and spares rate',
    from: ['/solutions'],
    says: /dealer|spares/i,
  },
  {
    ask: 'gas smell complaint from owner of appliance',
    from: ['/solutions/customer-support', sevenMoments],
    says: /smell|gas|smoke/i,
  },

  // A BPO's owner and quality lead
  {
    ask: 'client A should not see client B numbers, how do you manage',
    from: ['/solutions/bpo'],
    says: /other clients|each client sees|own (header|users)|client’s store/i,
  },
  {
    ask: 'odia assamese calls at night nobody in roster',
    from: ['/', '/solutions/bpo'],
    says: /Assamese|language cover/i,
  },
  {
    ask: 'dnd scrubbing?',
    from: ['/solutions/lead-generation', '/solutions/bpo', whichNumber, terms],
    says: /DND|preference|do-not-call/i,
  },
  {
    ask: 'can we put an offer line at the end of a premium reminder call',
    from: [whichNumber, reminders, missedCalls],
    says: /mixed|a \[?promotional call|call promotional|selling sentence|did not add an offer|no product may/i,
  },
  {
    ask: 'Agents will fight saying the score is wrong. Any way for them to object?',
    from: ['/products/qams', '/blog/marking-every-call-is-not-watching-everyone'],
    says: /can question it|object|disagree|marks questioned/i,
  },
  {
    ask: 'our ivr vendor is showing 71% containment so customers are happy no?',
    from: ['/blog/what-an-ivr-tree-hides'],
    says: /hung up|gave up|given up|better the figure|28 in a hundred|never reach a person/i,
  },
  {
    ask: 'What all will my agent see on screen when the bot passes him the call',
    from: [
      '/',
      '/offers',
      '/solutions',
      '/products',
      virtualAssistant,
      '/solutions/bpo',
      '/blog/the-handover-note',
    ],
    says: /nine lines|with notes|transcript|summary ahead|story already told/i,
  },

  // Systems and products
  {
    ask: 'our core is very old, no API, only green screens',
    from: ['/products/process-automation', '/solutions/process-automation'],
    says: /no API|no interface|screen itself|old screens/i,
  },
  {
    ask: 'two systems got updated and third one rejected. then?',
    from: ['/products/process-automation', '/solutions/process-automation', '/blog/four-systems-one-address'],
    says: /put back|rollback|system refuses|undo/i,
  },
  {
    ask: 'handwritten hindi forms can it read',
    from: ['/products/document-processing'],
    says: /handwriting|by hand|Devanagari|scripts/i,
  },
  {
    ask: 'OCR vendor claims 99 percent accuracy still so many forms come back why',
    from: [eighteenForms],
    says: /eighteen forms|share of fields|0\.82|one wrong field|twenty fields/i,
  },
  {
    ask: 'what things do you not store about a customer, religion etc',
    from: ['/products/customer-intelligence'],
    says: /caste|religion/i,
  },
  { ask: 'SIP trunk ok?', from: [virtualAssistant, '/products/voice-intelligence'], says: /SIP trunk/ },
  {
    ask: 'does it play keyboard typing sound when it is searching account',
    from: ['/blog/how-long-should-a-machine-wait'],
    says: /keyboard|the sounds|what is happening/i,
  },

  // Money and terms
  {
    ask: 'gst extra?',
    from: ['/offers', terms, '/products/process-automation', costPerCall],
    says: /tax(es)? and telecom|exclusive of taxes|line and the tax/i,
  },
  {
    ask: 'hindi tamil telugu all three, separate charge for each?',
    from: ['/offers'],
    says: /no charge per language/i,
  },
  {
    ask: 'we hardly get 900 calls a month, honestly is it worth for us',
    from: [costPerCall],
    says: /900 calls|830|does not pay|too few/i,
  },
  {
    ask: 'If I stop in the middle of the month do I get money back',
    from: [terms],
    says: /non-refundable|not refunded|end of the paid period/i,
  },

  // A partner, a job-seeker, a journalist, a visitor
  {
    ask: 'Our firm is only 8 months old, can we still become a reseller partner?',
    from: ['/partner-program'],
    says: /two years/i,
  },
  { ask: 'deal registration validity', from: ['/partner-program'], says: /180 days/i },
  {
    ask: 'I have done MA linguistics, what sort of people do you take?',
    from: ['/about'],
    says: /hire|written grammars/i,
  },
  {
    ask: 'Which language was the very first live call in, and in which year?',
    from: ['/about'],
    says: /in Marathi/,
  },
]
