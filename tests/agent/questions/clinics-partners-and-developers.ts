import type { KnownQuestion } from './question.ts'

/** A small clinic, a channel partner, an applicant, a reporter, a developer, a quality lead, a bank’s IT and a marketer. */
export const clinicsPartnersAndDevelopersQuestions: readonly KnownQuestion[] = [
  // Small-clinic owner
  {
    ask: 'single doctor clinic hu, itna chhota setup ke liye bhi hai kya?',
    from: ['/solutions/healthcare', '/offers', '/blog/a-cost-per-call-that-adds-up'],
    says: /one clinic|Starter|smallest package|830 calls/i,
  },
  {
    ask: 'after treatment do you check on the patient by phone',
    from: ['/solutions/healthcare'],
    says: /after discharge/i,
  },
  {
    ask: 'my receptionist goes home at 7, who picks up after that',
    from: ['/products/virtual-assistant', '/solutions', '/solutions/bpo'],
    says: /Day(, | and )night|at any hour|3 am|night shift|5 to 8|over your limit/i,
  },
  {
    ask: 'can it explain what to do before an ultrasound',
    from: [
      '/solutions/healthcare',
      '/blog/an-appointment-desk-that-is-awake-at-5-am',
      '/products/zapra',
      '/',
    ],
    says: /fasting|written instruction|what to do the night before/i,
  },
  {
    ask: 'messages to families in Gujarati possible on whatsapp?',
    from: ['/products/zapra', '/offers', '/products'],
    says: /Gujarati|language/i,
  },
  // Channel partner
  {
    ask: 'what do I earn if I bring you a client',
    from: ['/partner-program'],
    says: /margin|share of each package/i,
  },
  { ask: 'can you snatch my deal and go direct', from: ['/partner-program'], says: /180 days/i },
  {
    ask: 'do I get something to show my customers, like a demo setup',
    from: ['/partner-program'],
    says: /demo floor|demo portal/i,
  },
  {
    ask: 'we are only 8 months old as a company, eligible?',
    from: ['/partner-program'],
    says: /Two years of trading/i,
  },
  {
    ask: 'first level tickets will be handled by whom in the partner model',
    from: ['/partner-program'],
    says: /first line of support|your customers’ hours/i,
  },
  {
    ask: 'day by day what happens after I apply as reseller',
    from: ['/partner-program'],
    says: /A form and one call|six weeks|Working days|read your references/i,
  },
  {
    ask: 'we build an EMR product, how can we tie up',
    from: ['/partner-program'],
    says: /system of record|Technology partners|technology, channel|connectors/i,
  },
  // Job seeker
  {
    ask: 'freshers ko lete ho? what kind of people do you take',
    from: ['/about'],
    says: /We hire people|answered phones/i,
  },
  {
    ask: 'who would be my boss in the language team',
    from: ['/about'],
    says: /Lalit|linguist|language is good enough|languages/i,
  },
  { ask: 'how did this whole thing begin', from: ['/about'], says: /2019|notebook|clinic in Pune/i },
  // Journalist
  {
    ask: 'what year did you cross one crore calls a month',
    from: ['/about'],
    says: /1,18,00,000|2,20,00,000|2023|2024/i,
  },
  {
    ask: 'first ever live call, when and in what language',
    from: ['/about'],
    says: /Marathi|first live call/i,
  },
  {
    ask: 'are the customer stories on the site genuine',
    from: ['/terms-of-use', '/blog', '/products/zapra', '/privacy-policy', '/solutions'],
    says: /samples?|invented|fictional/i,
  },
  {
    ask: 'why no photographs of the leadership',
    from: ['/about'],
    says: /No photographs|portrait|as they sound/i,
  },
  { ask: 'what does vani mean', from: ['/about'], says: /voice/i },
  // Developer
  { ask: 'REST docs available? our LOS is home grown', from: ['/products/virtual-assistant'], says: /REST/ },
  {
    ask: 'do you fire webhooks for every utterance',
    from: ['/products/virtual-assistant', '/products/voice-intelligence', '/products/zapra'],
    says: /Webhooks|every turn|every message as an event/i,
  },
  {
    ask: 'our core has no API, only a terminal screen',
    from: ['/products/process-automation', '/solutions/process-automation'],
    says: /screen itself|Old screens/i,
  },
  {
    ask: 'is there a rollback when the third write errors out',
    from: ['/products/process-automation', '/solutions/process-automation', '/blog/four-systems-one-address'],
    says: /put back|Rollback|Undo/i,
  },
  { ask: 'siprec support', from: ['/products/voice-intelligence'], says: /SIPREC/i },
  { ask: 'typical latency budget of one turn, split by step', from: ['/'], says: /ms|to scale/i },
  {
    ask: 'how do you map 40 char address line into 16 fields',
    from: ['/blog/four-systems-one-address', '/solutions/process-automation'],
    says: /sixteen fields|forty characters|format that each system|Field lengths/i,
  },
  // QA manager
  {
    ask: 'can we bring our own 15 point scorecard',
    from: ['/products/qams', '/', '/products', '/blog/marking-every-call-is-not-watching-everyone'],
    says: /own (score sheet|checklist)|your sheet|Your quality checklist|against your/i,
  },
  {
    ask: 'two coaches never agree on empathy marks, what then',
    from: ['/blog/marking-every-call-is-not-watching-everyone'],
    says: /disagree|two of your best coaches|question is at fault/i,
  },
  {
    ask: 'turnaround between call end and audit result',
    from: ['/products/qams'],
    says: /6 min|six minutes/i,
  },
  { ask: 'who in my team lacks Tamil skills', from: ['/products/qams'], says: /skills matrix|skill/i },
  { ask: 'show csat drop by date', from: ['/products/qams', '/products'], says: /satisfaction/i },
  // Co-operative bank IT manager
  {
    ask: 'wrong UPI debit complaint hai customer ka, bot kya karega',
    from: ['/solutions/banking', '/products/qams'],
    says: /Opens the case|UPI failure|dispute|reversal|double debit/i,
  },
  {
    ask: 'how long does a debit card hotlist call take',
    from: ['/solutions/banking', '/'],
    says: /0:48|Blocks the card|1:14|card/i,
  },
  {
    ask: 'FASTag? no - locker? ok just tell what banking requests it can close',
    from: ['/solutions/banking', '/', '/products/virtual-assistant', '/offers'],
    says: /Card block|EMI|statement|Also takes|core banking/i,
  },
  {
    ask: 'month end rush pe rate badh jata hai kya',
    from: ['/solutions/banking'],
    says: /Month-end and midnight cost/i,
  },
  // WhatsApp marketing manager
  {
    ask: 'we want to blast Diwali offers to everybody who bought last year',
    from: ['/blog/what-a-whatsapp-opt-in-is', '/blog/whatsapp-after-the-call', '/blog'],
    says: /opt-in|permission|agreed|consent|offers/i,
  },
  {
    ask: 'green tick users replying after two days, can we still text freely',
    from: ['/products/zapra', '/blog/what-a-whatsapp-opt-in-is', '/blog/whatsapp-after-the-call'],
    says: /24[ -]hours?|24-hour|window/i,
  },
  {
    ask: 'customer sent thumbs down, treat it as unsubscribe?',
    from: ['/blog/whatsapp-after-the-call'],
    says: /thumbs-down|Stop means stop|in any form/i,
  },
  {
    ask: 'does night time enquiry convert into orders on chat',
    from: ['/products/zapra'],
    says: /62%|at night/i,
  },
]
export const clinicsPartnersAndDevelopersOutside: readonly string[] = [
  'what is the leave policy for employees at your company',
  'GitHub link of your SDK for Flutter',
  'who is the chief guest at your annual function',
  'do you manufacture POS machines',
  'share market kal upar jayega?',
  'can you write my resume',
  'what is the RBI repo rate today',
  'does your bot support Swahili',
  'how many servers do you run',
  'give me the phone number of the nearest hospital',
]
