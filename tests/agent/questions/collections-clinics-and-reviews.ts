import type { KnownQuestion } from './question.ts'

/** A head of collections, a front desk, a seller, an outsourcer, a security reviewer and a buyer. */
export const collectionsClinicsAndReviewsQuestions: readonly KnownQuestion[] = [
  {
    ask: 'what time of day are we allowed to ring defaulters',
    from: ['/blog/payment-reminders-people-do-not-hate', '/blog/what-340-missed-emi-calls-taught-one-branch'],
    says: /8 am or after 7 pm|eight to seven/i,
  },
  {
    ask: 'our recovery agents got complaints for bullying people, what has RBI forbidden',
    from: ['/blog/payment-reminders-people-do-not-hate'],
    says: /intimidate or harass|threatening/i,
  },
  {
    ask: 'should the bot ring the borrower on the date the debit runs?',
    from: ['/blog/payment-reminders-people-do-not-hate'],
    says: /pay twice|debit is running|Nothing on the day/i,
  },
  {
    ask: 'customer ka father utha le phone to bot kya bolega',
    from: ['/blog/payment-reminders-people-do-not-hate'],
    says: /call ends there|father-in-law|someone else answers/i,
  },
  {
    ask: 'best hour to call so that people hear us out',
    from: ['/blog/payment-reminders-people-do-not-hate'],
    says: /noon|11 am to 1 pm/i,
  },
  {
    ask: 'promise to pay tracking - what metric should I watch',
    from: ['/blog/payment-reminders-people-do-not-hate'],
    says: /promises kept/i,
  },
  {
    ask: 'we ring from normal mobile nos, is 1600 compulsory for nbfc',
    from: ['/blog/which-number-may-ring'],
    says: /1600/,
  },
  {
    ask: 'if someone says their chest is paining does it still try to book a slot?',
    from: [
      '/solutions/healthcare',
      '/blog/an-appointment-desk-that-is-awake-at-5-am',
      '/products/virtual-assistant',
      '/blog/seven-moments-to-hand-over',
    ],
    says: /chest|nurse|danger/i,
  },
  {
    ask: 'will it tell patients their test results',
    from: ['/solutions/healthcare', '/blog/an-appointment-desk-that-is-awake-at-5-am'],
    says: /reads? a (test )?result|never the result|says a result/i,
  },
  {
    ask: 'no shows are killing our OPD, what drop did you see',
    from: ['/solutions/healthcare', '/products/zapra'],
    says: /appointments (missed|fell)|Missed tests down/i,
  },
  {
    ask: 'subah 5 baje bhi patient ka phone uthayega kya',
    from: [
      '/blog/an-appointment-desk-that-is-awake-at-5-am',
      '/products/virtual-assistant',
      '/solutions',
      '/blog',
    ],
    says: /5 am|5 to (6|8) am|before 8 am|since five|three hours|Day, night|at any hour|hours nobody/i,
  },
  {
    ask: 'can relatives find out where the insurance approval has reached',
    from: ['/solutions/healthcare', '/solutions'],
    says: /approval/i,
  },
  {
    ask: 'visiting hours parking bed availability type calls',
    from: ['/solutions/healthcare'],
    says: /visiting-hour/i,
  },
  {
    ask: 'who decides which words make it fetch a nurse',
    from: [
      '/solutions/healthcare',
      '/blog/an-appointment-desk-that-is-awake-at-5-am',
      '/blog/seven-moments-to-hand-over',
    ],
    says: /medical director|head of emergency/i,
  },
  {
    ask: '80% tickets are where is my parcel. can you take those off us',
    from: ['/solutions/ecommerce', '/solutions', '/', '/offers', '/products/virtual-assistant'],
    says: /Traces the (parcel|shipment)|Order tracking|order status|asks the courier/i,
  },
  {
    ask: 'reduce RTO on COD orders',
    from: ['/solutions/ecommerce', '/solutions', '/'],
    says: /cash-on-delivery|cash orders|returned to origin|before packing/i,
  },
  {
    ask: 'is there a way buyers can pay inside whatsapp itself',
    from: ['/products/zapra', '/products', '/offers'],
    says: /takes? payments?|payment link|UPI|without leaving the chat/i,
  },
  {
    ask: 'how high a refund can the bot give on its own',
    from: ['/solutions/ecommerce'],
    says: /amount you allow|limits on money/i,
  },
  {
    ask: 'insta DMs and story replies — supported?',
    from: ['/products/zapra'],
    says: /Instagram|story repl/i,
  },
  {
    ask: 'size exchange karwana ho to?',
    from: ['/solutions/ecommerce', '/products/zapra', '/offers', '/'],
    says: /size|exchange/i,
  },
  {
    ask: 'diwali sale mein calls 5x ho jate hain, lines badhengi?',
    from: ['/solutions/ecommerce', '/solutions', '/products/virtual-assistant'],
    says: /festival sale|Sale-week|Diwali week|Every line at once|sale day/i,
  },
  {
    ask: "I run a 200 seater, would each of my clients see the others' data?",
    from: ['/solutions/bpo'],
    says: /that client’s store|client apart|only its own|own report|other clients/i,
  },
  {
    ask: 'do you scrub DND before dialing',
    from: ['/solutions/bpo', '/solutions/lead-generation'],
    says: /DND|preference|scrub/i,
  },
  {
    ask: 'can it pick up the overflow when all agents are busy and then back off',
    from: ['/solutions/bpo', '/offers', '/'],
    says: /overflow|over your limit/i,
  },
  {
    ask: 'auditing only 2% of calls today, want 100%',
    from: [
      '/products/qams',
      '/',
      '/products',
      '/about',
      '/solutions',
      '/blog/marking-every-call-is-not-watching-everyone',
    ],
    says: /every call|all calls|every conversation|100 of 100|marks? all|all of them/i,
  },
  {
    ask: 'will my agents hate being scored by a machine',
    from: ['/blog/marking-every-call-is-not-watching-everyone', '/products/qams', '/blog'],
    says: /camera|sees it first|can object|can question/i,
  },
  {
    ask: 'assamese speaking staff nahi hai night me',
    from: ['/solutions/bpo'],
    says: /Assamese|Language cover/i,
  },
  {
    ask: 'encryption at rest standard?',
    from: [
      '/privacy-policy',
      '/offers',
      '/solutions/banking',
      '/solutions/healthcare',
      '/products/document-processing',
    ],
    says: /AES-256|encrypted at rest/i,
  },
  {
    ask: "do your models get trained on our customers' conversations",
    from: ['/privacy-policy'],
    says: /train/i,
  },
  { ask: 'is MFA enforced for your staff', from: ['/privacy-policy'], says: /multi-factor/i },
  {
    ask: 'what certifications/audit reports can you share (SOC2 etc)',
    from: ['/privacy-policy'],
    says: /SOC 2/i,
  },
  { ask: 'incident happens - how fast do you inform us', from: ['/privacy-policy'], says: /undue delay/i },
  { ask: 'can we keep data in India only', from: ['/privacy-policy'], says: /where its content is stored/i },
  {
    ask: 'list of sub processors pls',
    from: ['/privacy-policy'],
    says: /named on request|service providers/i,
  },
  {
    ask: 'does the bot ever ask for OTP or CVV',
    from: [
      '/solutions/banking',
      '/products/virtual-assistant',
      '/solutions/ecommerce',
      '/blog/reading-a-cheque-leaf-over-the-phone',
    ],
    says: /CVV|PIN details are never|UPI PIN|one-time password/i,
  },
  {
    ask: 'what all is bundled in the monthly fee',
    from: ['/offers'],
    says: /Included in every package|Training on your|Integration with your|Dashboard/i,
  },
  {
    ask: 'is GST extra',
    from: ['/offers', '/terms-of-use', '/blog/a-cost-per-call-that-adds-up', '/products/process-automation'],
    says: /exclusive of taxes|taxes and telecom|without (telecom costs and )?taxes/i,
  },
  { ask: 'payment terms - advance or arrears?', from: ['/offers', '/terms-of-use'], says: /in advance/i },
  {
    ask: 'any implementation fee or one time cost',
    from: ['/offers', '/blog/a-cost-per-call-that-adds-up', '/products/process-automation'],
    says: /free|not charged/i,
  },
  { ask: 'what is the SLA you commit in contract', from: ['/terms-of-use'], says: /99\.9%|service level/i },
]
export const collectionsClinicsAndReviewsOutside: readonly string[] = [
  'which insurers are your live customers right now, names please',
  'do you give a discount to NGOs',
  'internship stipend in Kolkata kitna hai',
  'how many patents do you hold',
  'cibil score kaise badhaye',
  'who will win the next election',
  'can your bot do video KYC',
  'do you support kubernetes deployment in our VPC',
  'what is your carbon footprint',
  'mujhe loan chahiye 2 lakh ka urgent',
]
