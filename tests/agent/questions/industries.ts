import type { KnownQuestion } from './question.ts'

/** What people in one industry ask about their own callers. */
export const industryQuestions: readonly KnownQuestion[] = [
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
    ask: 'Why did my call volume go up suddenly, can you find the reason',
    from: ['/products/smart-analytics', '/solutions/data-analytics'],
    says: /reason|cause|why|in common/i,
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
    ask: 'how much does the average call cost',
    from: [
      '/blog/a-cost-per-call-that-adds-up',
      '/offers',
      '/solutions/banking',
      '/solutions/customer-support',
    ],
    says: /cost|₹|settled/i,
  },
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
    ask: 'collection calls for overdue loans',
    from: [
      '/solutions',
      '/solutions/banking',
      '/blog/payment-reminders-people-do-not-hate',
      '/blog/what-340-missed-emi-calls-taught-one-branch',
    ],
    says: /remind|overdue|collect|instalment|EMI/i,
  },
  {
    ask: 'customer wants foreclosure amount of home loan',
    from: ['/solutions/banking'],
    says: /closing amount|foreclosure/i,
  },
  {
    ask: 'NACH mandate failed calls',
    from: ['/solutions/banking', '/blog/payment-reminders-people-do-not-hate', '/solutions/insurance'],
    says: /mandate|debit/i,
  },
  {
    ask: 'will the bot tell patient the test result',
    from: ['/solutions/healthcare', '/blog/an-appointment-desk-that-is-awake-at-5-am'],
    says: /never|result/i,
  },
  {
    ask: 'RTO bahut zyada hai, kam kar sakte ho?',
    from: ['/solutions/ecommerce', '/solutions'],
    says: /doubtful|cash|failed|returns/i,
  },
  {
    ask: 'tele-calling for our loan leads',
    from: ['/solutions/lead-generation', '/solutions/bpo', '/products/virtual-assistant'],
    says: /call|enquir/i,
  },
  {
    ask: 'do you scrub DND numbers before calling',
    from: ['/solutions/lead-generation', '/solutions/bpo'],
    says: /DND|register/i,
  },
  {
    ask: 'hotel guest wants to cancel the room',
    from: ['/solutions/hospitality-travel'],
    says: /free hours|refund|cancel/i,
  },
  {
    ask: 'school admission enquiries',
    from: ['/solutions/edtech', '/products/virtual-assistant', '/offers'],
    says: /admission|course|enquir/i,
  },
  { ask: '80C certificate bhejna hai customers ko', from: ['/solutions/insurance'], says: /80C/i },
  {
    ask: 'my washing machine customers call with error codes',
    from: ['/solutions/customer-support', '/'],
    says: /fault|code|step/i,
  },
  { ask: 'RERA number and carpet area queries', from: ['/solutions/real-estate'], says: /RERA/i },
  { ask: 'do you work with factories', from: ['/solutions', '/offers'], says: /manufactur|dealer|ERP/i },
  {
    ask: 'nominee change process',
    from: ['/solutions/process-automation', '/products/process-automation', '/', '/solutions/insurance'],
    says: /nominee|shares/i,
  },
  { ask: 'free look period cancellation', from: ['/solutions/insurance'], says: /free-look/i },
  {
    ask: 'can you call back people who missed our call at night',
    from: ['/solutions/lead-generation', '/blog/an-appointment-desk-that-is-awake-at-5-am', '/solutions/bpo'],
    says: /night|call/i,
  },
]
