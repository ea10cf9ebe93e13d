import type { KnownQuestion } from './question.ts'

/** What heads of operations ask. */
export const operationsQuestions: readonly KnownQuestion[] = [
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
    ask: 'can the customer interrupt the bot while it is talking',
    from: ['/products/virtual-assistant', '/blog/how-long-should-a-machine-wait'],
    says: /interrupt|cuts in|stops speaking/i,
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
    ask: 'what products do you have',
    from: ['/products', '/about', '/'],
    says: /eight products|three products|Eight/i,
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
    ask: 'do agents have to be scored manually by QA',
    from: ['/products/qams', '/', '/products'],
    says: /mark|score/i,
  },
  { ask: 'what should a handover note contain', from: ['/blog/the-handover-note'], says: /note/i },
  { ask: 'time to deploy', from: ['/', '/offers', '/partner-program'], says: /two weeks|2 weeks|six weeks/i },
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
    ask: 'we get 4000 calls a day, can your bot take all of them at the same time',
    from: ['/products/virtual-assistant', '/products/customer-intelligence', '/'],
    says: /every line|wait is the same|22M/i,
  },
  {
    ask: 'do callers have to press 1 for hindi',
    from: [
      '/',
      '/products/virtual-assistant',
      '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
      '/blog/what-an-ivr-tree-hides',
    ],
    says: /press|menu/i,
  },
  {
    ask: 'will people know they are talking to a robot',
    from: ['/solutions/banking', '/blog/which-number-may-ring', '/terms-of-use', '/products/zapra'],
    says: /assistant|machine/i,
  },
  {
    ask: 'my agents are worried they will lose there jobs',
    from: ['/solutions/bpo', '/'],
    says: /hard|agent/i,
  },
  {
    ask: 'we want to stop random sampling of calls',
    from: ['/products/qams', '/', '/products', '/blog/marking-every-call-is-not-watching-everyone'],
    says: /every|all|sampl/i,
  },
  {
    ask: 'can an agent object to the marks given by ai',
    from: ['/products/qams', '/blog/marking-every-call-is-not-watching-everyone'],
    says: /question|disagree|mark/i,
  },
  {
    ask: 'calls spike during diwali sale',
    from: ['/products/virtual-assistant', '/solutions/ecommerce', '/solutions/bpo', '/solutions'],
    says: /festival|Diwali|limit|sale|peak/i,
  },
  { ask: 'bot ne galat bataya to kaun jimmedar', from: ['/terms-of-use'], says: /wrong|warrant|error/i },
  { ask: 'supervisor whisper feature', from: ['/', '/products/voice-intelligence'], says: /whisper/i },
  {
    ask: 'does it work after office hours and on sundays',
    from: [
      '/products/virtual-assistant',
      '/solutions/lead-generation',
      '/solutions/bpo',
      '/solutions/real-estate',
      '/',
    ],
    says: /night|3 am|hour|Sunday/i,
  },
  {
    ask: 'how do you forecast tomorrows call volumn',
    from: ['/products/smart-analytics', '/solutions/data-analytics'],
    says: /tomorrow|due dates|range|ahead/i,
  },
  {
    ask: 'CSAT aur NPS kahan dikhega',
    from: ['/products/qams', '/products'],
    says: /NPS|satisfaction|promoter/i,
  },
  {
    ask: 'can customers get the summary on whatsapp after the call',
    from: [
      '/products/zapra',
      '/blog/whatsapp-after-the-call',
      '/',
      '/products/virtual-assistant',
      '/products',
    ],
    says: /WhatsApp|summary|agreed/i,
  },
  { ask: 'instagram dm replies', from: ['/products/zapra'], says: /Instagram/i },
  {
    ask: 'what happens if it doesnt understand the caller twice',
    from: [
      '/blog/seven-moments-to-hand-over',
      '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
      '/blog/reading-a-cheque-leaf-over-the-phone',
    ],
    says: /twice|second|person/i,
  },
  {
    ask: 'how to calm an angry customer on phone',
    from: ['/blog/when-the-caller-is-angry-say-less'],
    says: /fact|sorry|apolog|stop talking/i,
  },
  {
    ask: 'is there a limit on what the bot may decide',
    from: [
      '/products/process-automation',
      '/products/virtual-assistant',
      '/blog/seven-moments-to-hand-over',
      '/products/zapra',
      '/terms-of-use',
      '/solutions/process-automation',
    ],
    says: /limit|person|authority/i,
  },
  { ask: 'skill gaps of my agents', from: ['/products/qams'], says: /skill|level/i },
]
