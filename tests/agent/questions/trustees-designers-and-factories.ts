import type { KnownQuestion } from './question.ts'

/** A hospital’s trustee, procurement, a collections firm, a designer of conversations, data protection, a factory and the press. */
export const trusteesDesignersAndFactoriesQuestions: readonly KnownQuestion[] = [
  // NGO / hospital trust trustee
  {
    ask: 'How many calls did the hospital lose in the morning before?',
    from: ['/solutions/healthcare', '/solutions', '/blog/an-appointment-desk-that-is-awake-at-5-am'],
    says: /31|lost|92 calls/i,
  },
  {
    ask: 'Is consent taken from patients before recording?',
    from: ['/solutions/healthcare'],
    says: /consent/i,
  },
  {
    ask: 'what does the duty nurse see when the call comes to her',
    from: ['/blog/an-appointment-desk-that-is-awake-at-5-am', '/products/virtual-assistant', '/'],
    says: /tells the nurse three things|who, what was said|transcript|story already told|notes/i,
  },
  // Head of procurement
  {
    ask: 'Do you charge for training our team?',
    from: ['/offers', '/products/process-automation', '/blog/a-cost-per-call-that-adds-up'],
    says: /free|not charged/i,
  },
  {
    ask: 'Payment is monthly or yearly?',
    from: ['/offers', '/terms-of-use'],
    says: /per month|each period|in advance/i,
  },
  { ask: 'can we get out of the contract midway', from: ['/offers', '/terms-of-use'], says: /cancel/i },
  { ask: 'What service credits do we get for downtime?', from: ['/terms-of-use'], says: /credits/i },
  { ask: 'Under which law is the agreement?', from: ['/terms-of-use'], says: /California/i },
  // Collections vendor
  {
    ask: 'Bol sakte hain ki legal action lenge?',
    from: ['/blog/payment-reminders-people-do-not-hate'],
    says: /legal action|final|threatening/i,
  },
  {
    ask: 'borrower agreed a date, should others still call him',
    from: ['/blog/payment-reminders-people-do-not-hate'],
    says: /date was agreed|Nobody will call|any other team|Find out who else/i,
  },
  {
    ask: 'Is a reminder call counted as marketing?',
    from: ['/blog/which-number-may-ring', '/blog/what-340-missed-emi-calls-taught-one-branch'],
    says: /service call|promotional/i,
  },
  {
    ask: 'What did changing the first sentence to Marathi achieve?',
    from: ['/blog/what-340-missed-emi-calls-taught-one-branch', '/blog'],
    says: /406|fell from 219|cut|one thing/i,
  },
  // UX / conversation designer
  {
    ask: 'how fast should the bot reply in Tamil',
    from: ['/blog/how-long-should-a-machine-wait'],
    says: /210 ms|1,060|comfortable|About a second|language now carries|Bengali/i,
  },
  {
    ask: 'Should it play music while it looks something up?',
    from: ['/blog/how-long-should-a-machine-wait'],
    says: /noise|saying what is happening|say what you are doing/i,
  },
  {
    ask: 'what should not be said to angry people',
    from: ['/blog/when-the-caller-is-angry-say-less'],
    says: /inconvenience|frustration|policy/i,
  },
  {
    ask: 'how do we hand a call over without making the caller repeat',
    from: ['/blog/the-handover-note', '/', '/products/virtual-assistant', '/blog/seven-moments-to-hand-over'],
    says: /note|story already told|transcript|nobody repeats|nine lines/i,
  },
  // Data protection officer
  {
    ask: 'Do you act as processor for our calls?',
    from: ['/privacy-policy', '/terms-of-use'],
    says: /instructions/i,
  },
  { ask: 'When do you delete a contact enquiry?', from: ['/privacy-policy'], says: /12 months/i },
  {
    ask: 'can the police get our recordings from you',
    from: ['/privacy-policy'],
    says: /courts and authorities/i,
  },
  {
    ask: 'Is data sent outside India protected?',
    from: ['/privacy-policy'],
    says: /cross a border|adequacy|safeguard|standard contractual/i,
  },
  {
    ask: 'are names hidden in transcripts',
    from: ['/solutions/data-analytics', '/products/document-processing'],
    says: /hidden|mask/i,
  },
  {
    ask: 'how is a minor’s consent handled on a call',
    from: ['/solutions/edtech', '/blog/your-call-recordings-and-the-new-data-law'],
    says: /parent/i,
  },
  // E-commerce founder
  {
    ask: 'fake COD orders bahut aate hain',
    from: ['/solutions/ecommerce', '/solutions', '/'],
    says: /before packing|doubtful|cash orders|Cash-on-delivery|confirms the order/i,
  },
  {
    ask: 'How much does support cost per order with and without you?',
    from: ['/solutions/ecommerce'],
    says: /21|₹6|Support spent/i,
  },
  { ask: 'can it check if the other size is in stock', from: ['/solutions/ecommerce'], says: /size/i },
  {
    ask: 'Reply time on Instagram at night?',
    from: ['/products/zapra'],
    says: /6 seconds|one minute|Replies in a minute|at night/i,
  },
  // Factory owner
  {
    ask: 'Do you do anything for manufacturing?',
    from: ['/solutions', '/offers'],
    says: /manufacturing|Breakdown|dealer|ERP|Dispatch/i,
  },
  {
    ask: 'vendor onboarding takes us an hour, how long with you',
    from: ['/products/process-automation'],
    says: /46 min|6 min|Vendor onboarding/i,
  },
  {
    ask: 'how soon can a quote go out to a dealer',
    from: ['/solutions', '/products/process-automation'],
    says: /0:52|Spares quoted|Quotation|in a minute/i,
  },
  // Partner
  {
    ask: 'Do you help partners with marketing?',
    from: ['/partner-program'],
    says: /marketing|launch budget|Case studies/i,
  },
  {
    ask: 'I run an IT services firm in Bhopal, can I have the city exclusively',
    from: ['/partner-program'],
    says: /Exclusive territories/i,
  },
  { ask: 'what training will my people get', from: ['/partner-program'], says: /Two days|Training/i },
  // Press / general
  {
    ask: 'What does the company do in one sentence?',
    from: ['/', '/about', '/products'],
    says: /answers your customers|builds assistants|Three products/i,
  },
  {
    ask: 'how big is Orvani',
    from: ['/', '/about', '/products'],
    says: /22M|calls a month|calls answered|twenty-two million/i,
  },
  { ask: 'Who leads technology?', from: ['/about'], says: /Arvind|Chief technology|telephone exchanges/i },
  {
    ask: 'what languages does the bot know',
    from: ['/', '/offers', '/products/virtual-assistant', '/about', '/products'],
    says: /50\+|fifty|languages/i,
  },
  // Ops
  { ask: 'Can I see live how many calls are waiting?', from: ['/products/qams', '/'], says: /waiting|wait/i },
  {
    ask: 'how are low ratings followed up',
    from: ['/products/qams'],
    says: /call back a 1 or 2|2 h|two hours/i,
  },
  {
    ask: 'Which of my branches gets the most complaints?',
    from: ['/solutions/data-analytics'],
    says: /branch|side by side|differs/i,
  },
  {
    ask: 'When will the first live call happen after we sign?',
    from: ['/', '/offers', '/products/virtual-assistant', '/solutions/banking'],
    says: /two weeks|2 weeks|takes live calls/i,
  },
]
export const trusteesDesignersAndFactoriesOutside: readonly string[] = [
  'Do you have an office in Hyderabad that I can visit?',
  'Which phone should I gift my wife?',
  'How much did your last funding round raise?',
  'Can you fix my broken TV?',
  'Is there a cricket team in your company?',
  'What are the visa rules for Canada?',
  'Can it dub films in Tamil?',
  'Does your platform mine bitcoin?',
  'What is the CEO’s salary?',
  'Can I order a cake here?',
]
