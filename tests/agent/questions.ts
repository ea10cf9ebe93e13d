/** A question that the site answers. */
export interface KnownQuestion {
  ask: string
  /** Pages on which the answer stands, any of them. */
  from: readonly string[]
  /** What the quoted passage has to say: the right page with the wrong sentence is no answer. */
  says: RegExp
}

/** Used while the search was tuned. The last 56 were held out at first, in two parts, and joined it when others had been written. */
export const tuningQuestions: readonly KnownQuestion[] = [
  // Heads of operations
  { ask: 'How soon can it take live calls?', from: ['/', '/offers'], says: /two weeks|2 weeks/i },
  { ask: 'kitne din mein live ho jayega?', from: ['/', '/offers'], says: /two weeks|2 weeks/i },
  {
    ask: 'How many languages do you support',
    from: ['/', '/offers', '/about', '/products/virtual-assistant', '/products/voice-intelligence'],
    says: /50\+|fifty/i,
  },
  {
    ask: 'what if customer mixes Hindi and English in the same sentence',
    from: ['/', '/products/virtual-assistant', '/about', '/products/voice-intelligence'],
    says: /mid-sentence|one breath/i,
  },
  {
    ask: 'What happens when a caller is upset?',
    from: [
      '/',
      '/products/virtual-assistant',
      '/solutions/customer-support',
      '/blog/seven-moments-to-hand-over',
      '/blog/when-the-caller-is-angry-say-less',
    ],
    says: /person|say less|apolog|angr/i,
  },
  {
    ask: 'can the customer interrupt the bot while it is talking',
    from: ['/products/virtual-assistant', '/blog/how-long-should-a-machine-wait'],
    says: /interrupt|cuts in|stops speaking/i,
  },
  {
    ask: 'does the agent get context when a call is transferred?',
    from: [
      '/',
      '/products/virtual-assistant',
      '/offers',
      '/blog/the-handover-note',
      '/solutions/customer-support',
    ],
    says: /notes|story|transcript/i,
  },
  {
    ask: 'can my supervisor listen in or barge into a live call',
    from: ['/'],
    says: /listen, whisper or take over/i,
  },
  {
    ask: 'Is every call audited or only a sample?',
    from: ['/products/qams', '/', '/products', '/about'],
    says: /every c|all calls/i,
  },
  {
    ask: 'what is QAMS',
    from: ['/products/qams', '/products'],
    says: /listens to every|marks every call|quality/i,
  },
  {
    ask: 'what does Zapra do',
    from: ['/products/zapra', '/products', '/about'],
    says: /WhatsApp|conversation/i,
  },
  {
    ask: 'does it work on whatsapp also',
    from: ['/products/zapra', '/offers', '/products', '/', '/about'],
    says: /WhatsApp/,
  },
  {
    ask: 'can it read handwritten forms in Hindi',
    from: ['/products/document-processing'],
    says: /handwriting|by hand|Devanagari/i,
  },
  {
    ask: 'what if the OCR is not confident about a field',
    from: ['/products/document-processing'],
    says: /not sure|confidence|asks a person/i,
  },
  {
    ask: 'can it detect if the caller is worried or stressed',
    from: ['/products/voice-intelligence'],
    says: /worry|tremor|listens to the other half/i,
  },
  {
    ask: 'which customers are about to leave, can you predict churn',
    from: ['/products/customer-intelligence'],
    says: /leave|how likely/i,
  },
  {
    ask: 'Why did my call volume go up suddenly, can you find the reason',
    from: ['/products/smart-analytics', '/solutions/data-analytics'],
    says: /reason|cause|why|in common/i,
  },
  {
    ask: 'what products do you have',
    from: ['/products', '/about', '/'],
    says: /eight products|three products|Eight/i,
  },
  { ask: 'do you work with banks', from: ['/solutions/banking', '/', '/solutions'], says: /bank/i },
  {
    ask: 'can it block a lost debit card on the call',
    from: ['/', '/solutions/banking', '/products/virtual-assistant'],
    says: /card/i,
  },
  {
    ask: 'hospital appointment reschedule kar sakta hai kya',
    from: [
      '/',
      '/solutions/healthcare',
      '/products/virtual-assistant',
      '/blog/an-appointment-desk-that-is-awake-at-5-am',
    ],
    says: /appointment|slot|doctor/i,
  },
  {
    ask: 'Lapsed policy revival over phone, how does it go',
    from: ['/', '/solutions/insurance', '/products', '/products/virtual-assistant'],
    says: /revival|lapsed/i,
  },
  {
    ask: 'can it confirm cash on delivery orders before dispatch',
    from: ['/solutions/ecommerce', '/', '/solutions'],
    says: /cash|rings before packing|doubtful/i,
  },
  {
    ask: 'we are a BPO with several clients, are reports kept separate',
    from: ['/solutions/bpo'],
    says: /client/i,
  },
  {
    ask: 'can it book site visits for our apartments',
    from: ['/solutions/real-estate', '/', '/products/virtual-assistant', '/offers'],
    says: /site.visit/i,
  },
  {
    ask: 'fee reminder calls to parents of students',
    from: ['/solutions/edtech', '/', '/products/virtual-assistant'],
    says: /fee reminder|rings the parent/i,
  },
  {
    ask: 'late night hotel check in calls',
    from: ['/solutions/hospitality-travel', '/'],
    says: /late|night/i,
  },
  {
    ask: 'how fast do you call back a web enquiry',
    from: ['/solutions/lead-generation', '/products/virtual-assistant'],
    says: /within a minute/i,
  },
  {
    ask: 'How long is the pause before it answers?',
    from: ['/', '/blog/how-long-should-a-machine-wait'],
    says: /pause|ms|second/i,
  },
  {
    ask: 'how many calls do you handle every month',
    from: ['/', '/about', '/products/virtual-assistant'],
    says: /22M|22 million|twenty-two million/i,
  },
  { ask: 'uptime of your service?', from: ['/', '/about', '/terms-of-use'], says: /99\.[59]%/ },
  {
    ask: 'how much cost saving do customers report',
    from: ['/', '/products/virtual-assistant', '/products/document-processing'],
    says: /lower cost of service/i,
  },
  // IT
  {
    ask: 'Do you integrate with our CRM?',
    from: ['/', '/offers', '/products/virtual-assistant'],
    says: /CRM|connectors/,
  },
  { ask: 'is there an API', from: ['/', '/products/virtual-assistant', '/products/zapra'], says: /REST/ },
  {
    ask: 'can we keep our existing phone numbers and SIP trunk',
    from: ['/products/virtual-assistant', '/offers'],
    says: /own numbers|your numbers|SIP/i,
  },
  {
    ask: 'is data encrypted at rest',
    from: ['/offers', '/privacy-policy', '/products/document-processing'],
    says: /AES-256|encrypted/i,
  },
  { ask: 'role based access control available?', from: ['/offers', '/privacy-policy'], says: /role/i },
  {
    ask: 'how do I send call data to our data warehouse',
    from: ['/products/virtual-assistant', '/products/voice-intelligence'],
    says: /warehouse/i,
  },
  {
    ask: 'does it write to core banking before telling the customer',
    from: ['/products/virtual-assistant', '/about'],
    says: /first, then speaks|only after the system/i,
  },
  // Compliance
  {
    ask: 'Do you train your models on our call recordings?',
    from: ['/privacy-policy', '/blog/your-call-recordings-and-the-new-data-law'],
    says: /do not use the content|never train|used for/i,
  },
  { ask: 'how long do you keep my data', from: ['/privacy-policy'], says: /12 months|as long as|90 days/i },
  { ask: 'Are you GDPR and SOC 2 compliant', from: ['/privacy-policy', '/', '/offers'], says: /SOC 2/ },
  { ask: 'does this website use cookies', from: ['/privacy-policy'], says: /cookies/i },
  { ask: 'do you sell personal information to anyone', from: ['/privacy-policy'], says: /do not sell/i },
  {
    ask: 'how do I get my data deleted',
    from: ['/privacy-policy', '/terms-of-use'],
    says: /erase|removal|removed|write to|30 days/i,
  },
  { ask: 'what happens if there is a data breach', from: ['/privacy-policy'], says: /breach|goes wrong/i },
  { ask: 'who are your subprocessors', from: ['/privacy-policy'], says: /service providers|suppliers/i },
  {
    ask: 'which number series should we use for service calls, 1600 or 140?',
    from: ['/blog/which-number-may-ring'],
    says: /1600|140/,
  },
  {
    ask: 'DPDP act and call recordings',
    from: ['/blog/your-call-recordings-and-the-new-data-law', '/blog'],
    says: /recording/i,
  },
  {
    ask: 'is an opt in needed for whatsapp messages',
    from: ['/blog/what-a-whatsapp-opt-in-is', '/blog/whatsapp-after-the-call'],
    says: /opt-in|permission|consent/i,
  },
  {
    ask: 'does the bot ask for card PIN or CVV',
    from: ['/products/virtual-assistant', '/solutions/banking'],
    says: /PIN|CVV/,
  },
  { ask: 'is aadhaar number masked', from: ['/products/document-processing'], says: /masked|hidden|masks/i },
  // Procurement
  { ask: 'Can I cancel anytime?', from: ['/offers', '/terms-of-use'], says: /cancel/i },
  { ask: 'is there any setup fee', from: ['/offers'], says: /free/i },
  { ask: 'are taxes included in the price', from: ['/offers', '/terms-of-use'], says: /taxes/i },
  { ask: 'refund milega kya agar band kar diya', from: ['/terms-of-use', '/offers'], says: /refund/i },
  { ask: 'does the subscription renew automatically', from: ['/offers', '/terms-of-use'], says: /renew/i },
  {
    ask: 'what is included in every package',
    from: ['/offers'],
    says: /included|training|integration|language/i,
  },
  { ask: 'how much is the growth plan', from: ['/offers'], says: /49,999/ },
  { ask: 'price kya hai', from: ['/offers'], says: /29,999|price/i },
  { ask: 'what would 18,000 minutes cost?', from: ['/offers'], says: /₹67,999/ },
  { ask: '20k emails and 5,000 minutes', from: ['/offers'], says: /₹74,998|₹44,999|₹49,999/ },
  { ask: 'cost of extra minutes after the quota is over', from: ['/offers'], says: /4\.00|extra/i },
  { ask: 'which law governs the contract', from: ['/terms-of-use'], says: /California/ },
  { ask: 'what is your liability cap', from: ['/terms-of-use'], says: /liability|at most/i },
  { ask: 'do you give an SLA with service credits', from: ['/terms-of-use'], says: /credits|99\.9%/i },
  {
    ask: 'how can I become a reseller partner',
    from: ['/partner-program'],
    says: /partner|margin|customer|application/i,
  },
  { ask: 'who founded the company and when', from: ['/about'], says: /2019|three of us|engineers/i },
  {
    ask: 'how do I contact sales',
    from: ['/', '/about', '/offers', '/privacy-policy'],
    says: /hello@|24 hours|\+91|Contact/i,
  },
  {
    ask: 'how quickly will you reply if I fill the form',
    from: ['/', '/about', '/partner-program'],
    says: /24 hours/i,
  },
  {
    ask: 'My team speaks only Tamil and Kannada, will that be ok?',
    from: [
      '/',
      '/about',
      '/offers',
      '/products/virtual-assistant',
      '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
      '/products/smart-analytics',
    ],
    says: /languages|Tamil|Kannada/i,
  },
  {
    ask: 'caller gussa ho jaye toh kya karega bot',
    from: [
      '/',
      '/products/virtual-assistant',
      '/solutions/customer-support',
      '/blog/seven-moments-to-hand-over',
      '/blog/when-the-caller-is-angry-say-less',
    ],
    says: /person|angr|apolog|say less/i,
  },
  { ask: 'do you charge separately for each language', from: ['/offers'], says: /no charge per language/i },
  { ask: 'is training on our scripts chargeable', from: ['/offers'], says: /free|training/i },
  { ask: 'total monthly bill for 30000 chats', from: ['/offers'], says: /₹64,999/ },
  { ask: 'which package for 15000 calls of 3 minutes?', from: ['/offers'], says: /45,000/ },
  { ask: 'What notice do you give before raising prices?', from: ['/terms-of-use'], says: /30 days/ },
  { ask: 'Where is arbitration held', from: ['/terms-of-use'], says: /San Francisco|arbitrat/i },
  { ask: 'can we export our data after the contract ends', from: ['/terms-of-use'], says: /export|30 days/i },
  {
    ask: 'is our information sent outside India',
    from: ['/privacy-policy'],
    says: /countries|border|transfer/i,
  },
  { ask: 'can I unsubscribe from the newsletter', from: ['/privacy-policy'], says: /leave|link|newsletter/i },
  {
    ask: 'do agents have to be scored manually by QA',
    from: ['/products/qams', '/', '/products'],
    says: /mark|score/i,
  },
  {
    ask: 'can callers pay while they are on the phone',
    from: [
      '/products/virtual-assistant',
      '/solutions/insurance',
      '/',
      '/offers',
      '/products',
      '/products/zapra',
    ],
    says: /pay/i,
  },
  {
    ask: 'order kahan pahucha, bot bata dega?',
    from: ['/solutions/ecommerce', '/'],
    says: /order|parcel|shipment|courier/i,
  },
  {
    ask: 'claim status enquiries for insurance customers',
    from: ['/solutions/insurance', '/', '/offers'],
    says: /claim/i,
  },
  {
    ask: 'how do you verify who the caller is',
    from: ['/products/virtual-assistant', '/solutions/banking', '/'],
    says: /verif|date of birth/i,
  },
  {
    ask: 'Can it pull GST number and total from a vendor invoice',
    from: ['/products/document-processing'],
    says: /invoice|GST/i,
  },
  {
    ask: 'do you decide anything about people automatically',
    from: ['/privacy-policy', '/products/voice-intelligence'],
    says: /decision/i,
  },
  { ask: 'margin for channel partners', from: ['/partner-program'], says: /margin|share of each/i },
  { ask: 'are there any jobs open at your company', from: ['/about'], says: /hire|careers|mission/i },
  {
    ask: 'how much does the average call cost',
    from: [
      '/blog/a-cost-per-call-that-adds-up',
      '/offers',
      '/solutions/banking',
      '/solutions/customer-support',
    ],
    says: /cost|₹|settled/i,
  },
  { ask: 'what should a handover note contain', from: ['/blog/the-handover-note'], says: /note/i },
  { ask: 'is it lie detection', from: ['/products/voice-intelligence'], says: /lie detection/i },
  {
    ask: 'does it update several backend systems in one go',
    from: [
      '/products/process-automation',
      '/solutions/process-automation',
      '/',
      '/blog/four-systems-one-address',
    ],
    says: /systems|in one call|back-office steps/i,
  },
  { ask: 'time to deploy', from: ['/', '/offers', '/partner-program'], says: /two weeks|2 weeks|six weeks/i },
  {
    ask: 'Does Punjabi work?',
    from: [
      '/',
      '/offers',
      '/products/smart-analytics',
      '/about',
      '/solutions/lead-generation',
      '/products/voice-intelligence',
      '/products/virtual-assistant',
    ],
    says: /Punjabi|languages/i,
  },
  {
    ask: 'bot samajh nahi paya to human se baat ho sakti hai?',
    from: [
      '/',
      '/products/virtual-assistant',
      '/offers',
      '/solutions/customer-support',
      '/blog/seven-moments-to-hand-over',
    ],
    says: /person|hand|nurse/i,
  },
  {
    ask: 'our agents hate long summaries, what do they see on a warm transfer',
    from: [
      '/products/virtual-assistant',
      '/',
      '/blog/the-handover-note',
      '/solutions/bpo',
      '/solutions/customer-support',
    ],
    says: /note|transcript|summary|story/i,
  },
  {
    ask: 'is the scoring sheet ours or yours?',
    from: ['/products/qams', '/', '/products'],
    says: /your own (score sheet|checklist)|your quality checklist/i,
  },
  {
    ask: 'can one supervisor watch all the ongoing calls together',
    from: ['/'],
    says: /live conversation|listen, whisper/i,
  },
  {
    ask: 'missed call se lead ko wapas call kar sakte ho',
    from: ['/solutions/lead-generation', '/', '/products/virtual-assistant'],
    says: /call|enquir/i,
  },
  {
    ask: 'patients calling for lab report and doctor slots',
    from: ['/solutions/healthcare', '/', '/products/virtual-assistant', '/offers'],
    says: /report|appointment|doctor/i,
  },
  {
    ask: 'KYC re-verification by phone',
    from: ['/solutions/banking', '/', '/solutions', '/offers'],
    says: /KYC/i,
  },
  {
    ask: 'product return and exchange requests',
    from: ['/solutions/ecommerce', '/', '/offers', '/solutions'],
    says: /return|exchange/i,
  },
  {
    ask: 'possession date queries from home buyers',
    from: ['/solutions/real-estate', '/'],
    says: /possession|stage of their tower/i,
  },
  {
    ask: 'machine showing an error code, can the bot guide the customer',
    from: ['/solutions/customer-support', '/'],
    says: /fault|error|step/i,
  },
  {
    ask: 'kya aapka bot invoice padh sakta hai',
    from: ['/products/document-processing'],
    says: /invoice|reads|photographs/i,
  },
  {
    ask: 'Does Voice Intelligence work in real time',
    from: ['/products/voice-intelligence'],
    says: /still (time|being)|while|seconds?/i,
  },
  {
    ask: 'do you keep caste or religion of customers',
    from: ['/products/customer-intelligence'],
    says: /caste/i,
  },
  {
    ask: 'SIP or WebRTC?',
    from: ['/products/virtual-assistant', '/products/voice-intelligence'],
    says: /SIP/,
  },
  { ask: 'TLS and AES used?', from: ['/privacy-policy', '/offers'], says: /AES-256/ },
  { ask: 'Can we get the SOC2 report', from: ['/privacy-policy'], says: /SOC 2|reports/ },
  {
    ask: 'how long are chat recordings of our customers stored',
    from: ['/privacy-policy'],
    says: /customer (decides|instructs)|as long as|12 months|contract/i,
  },
  {
    ask: 'right to be forgotten request',
    from: ['/privacy-policy', '/products/customer-intelligence'],
    says: /erase|removal|rights|removed/i,
  },
  {
    ask: 'do you track visitors with Google Analytics',
    from: ['/privacy-policy'],
    says: /cookies|counts|other companies|track/i,
  },
  { ask: 'monthly ya yearly billing?', from: ['/offers', '/terms-of-use'], says: /month|advance/i },
  { ask: '12,000 mins + 8,000 chats per month, total?', from: ['/offers'], says: /₹75,998|₹45,999/ },
  { ask: 'price for 3 lakh emails', from: ['/offers'], says: /₹8,59,999/ },
  { ask: 'What is the rate for additional emails', from: ['/offers'], says: /3\.00/ },
  { ask: 'GST extra hai kya', from: ['/offers', '/terms-of-use'], says: /taxes/i },
  { ask: 'Is a minimum commitment period there', from: ['/offers', '/terms-of-use'], says: /cancel/i },
  {
    ask: 'how much compensation if you cause us a loss',
    from: ['/terms-of-use'],
    says: /liability|owe|loss/i,
  },
  { ask: 'Are we allowed to clone a person\u2019s voice', from: ['/terms-of-use'], says: /imitate|voice/i },
  {
    ask: 'partner banne ke liye kya chahiye',
    from: ['/partner-program'],
    says: /partner|trading|customer|system/i,
  },
  { ask: 'where did Orvani start', from: ['/about'], says: /2019|Pune|notebook/i },
  {
    ask: 'email id of sales team',
    from: ['/', '/about', '/privacy-policy', '/terms-of-use', '/offers'],
    says: /hello@|24 hours|e-mail|reply/i,
  },
]

/** Written last and measured only: nothing was tuned on them. */
export const heldOutQuestions: readonly KnownQuestion[] = [
  {
    ask: 'How long does onboarding take?',
    from: ['/', '/offers', '/partner-program'],
    says: /two weeks|2 weeks|six weeks/i,
  },
  {
    ask: 'hindi aur english dono ek hi call mein chalega?',
    from: ['/', '/products/virtual-assistant', '/offers', '/about'],
    says: /language|one breath|mid-sentence/i,
  },
  {
    ask: 'Do you have a WhatsApp bot?',
    from: ['/products/zapra', '/products', '/offers', '/', '/about'],
    says: /WhatsApp/,
  },
  { ask: 'What is the monthly price of the Scale package', from: ['/offers'], says: /79,999/ },
  { ask: '25000 emails per month cost', from: ['/offers'], says: /₹49,999/ },
  { ask: 'can we stop the service whenever we want', from: ['/offers', '/terms-of-use'], says: /cancel/i },
  {
    ask: 'Will our call recordings be used to train AI for other companies?',
    from: ['/privacy-policy', '/blog/your-call-recordings-and-the-new-data-law'],
    says: /do not use the content|never train|may be used for/i,
  },
  {
    ask: 'Which encryption do you use for stored data',
    from: ['/privacy-policy', '/offers'],
    says: /AES-256/,
  },
  {
    ask: 'Does it integrate with Salesforce or other CRMs',
    from: ['/', '/offers', '/products/virtual-assistant', '/products/zapra'],
    says: /CRM|connectors/,
  },
  { ask: 'what is the uptime', from: ['/', '/about', '/terms-of-use'], says: /99\.[59]%/ },
  {
    ask: 'Can the bot take appointment bookings for a clinic',
    from: ['/solutions/healthcare', '/', '/products/virtual-assistant', '/offers'],
    says: /appointment/i,
  },
  {
    ask: 'loan EMI reminder calls',
    from: [
      '/blog/payment-reminders-people-do-not-hate',
      '/solutions/banking',
      '/',
      '/offers',
      '/blog/what-340-missed-emi-calls-taught-one-branch',
      '/solutions',
    ],
    says: /EMI|reminder/i,
  },
  { ask: 'How are agents evaluated', from: ['/products/qams', '/', '/products'], says: /mark|score/i },
  {
    ask: 'what does Smart Analytics tell me',
    from: ['/products/smart-analytics', '/products', '/'],
    says: /conversation|call/i,
  },
  {
    ask: 'Can you read a cheque',
    from: ['/blog/reading-a-cheque-leaf-over-the-phone', '/products/document-processing'],
    says: /cheque/i,
  },
  {
    ask: 'is payment possible during the call',
    from: [
      '/solutions/insurance',
      '/',
      '/products/virtual-assistant',
      '/products',
      '/products/zapra',
      '/offers',
      '/blog/payment-reminders-people-do-not-hate',
    ],
    says: /pay/i,
  },
  {
    ask: 'do you share data with third parties for ads',
    from: ['/privacy-policy'],
    says: /do not (sell|share)|advertising/i,
  },
  { ask: 'where are disputes settled', from: ['/terms-of-use'], says: /San Francisco|arbitrat|settle/i },
  { ask: 'kya training free hai', from: ['/offers', '/partner-program'], says: /free/i },
  {
    ask: 'what do you ask of partners',
    from: ['/partner-program'],
    says: /trading|customer|business|trained/i,
  },
]

/** Questions that the site does not answer: the assistant has to say so. */
export const outsideQuestions: readonly string[] = [
  'what is the weather in Mumbai today',
  'who won the match yesterday',
  'write python code to sort a list',
  'tell me a joke',
  'what does Yellow.ai charge per minute',
  'can I get a personal loan of 5 lakh',
  'do you sell laptops',
  "what is your CEO's salary",
  'Do you have an office in Kochi?',
  'what is the capital of France',
  'who is the prime minister of India',
  'best biryani near me',
  'train ticket to Delhi book karo',
  'how do I bake a chocolate cake',
  'what is your share price',
  'is Orvani listed on the stock exchange',
  'compare you with Haptik and Gupshup',
  'do you have an Android app',
  'can you fix my washing machine at home',
  'what is the meaning of life',
  'do you offer on-premise installation in our data centre',
  'aaj sone ka bhav kya hai',
  'who are your investors',
  'translate good morning into Japanese',
]

/** The same, never looked at while tuning. */
export const heldOutOutsideQuestions: readonly string[] = [
  'what is your GST number',
  'book me a cab to the airport',
  'bitcoin price today',
  'India vs Australia cricket score',
  'who is your biggest customer',
  'which LLM do you use, GPT-4 or Claude',
  'how tall is Mount Everest',
  'suggest a good restaurant in Pune',
  'do you make hardware IP phones',
  'what was your revenue last year',
  'how much does Salesforce cost',
  'mera electricity bill kaise bharu',
]
