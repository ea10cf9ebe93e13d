import type { KnownQuestion } from './question.ts'

/** Plain questions of buyers of every sort. */
export const plainQuestionsOfBuyersQuestions: readonly KnownQuestion[] = [
  // CFO
  {
    ask: 'How do I calculate whether this is worth it for us?',
    from: [
      '/blog/a-cost-per-call-that-adds-up',
      '/offers',
      '/products/process-automation',
      '/products/smart-analytics',
    ],
    says: /settled|adds up|pay|price|sum|volumes/i,
  },
  {
    ask: 'Are there any costs apart from the monthly package?',
    from: ['/offers', '/terms-of-use', '/blog/a-cost-per-call-that-adds-up'],
    says: /taxes|telecom|extra|Training and integration/i,
  },
  {
    ask: 'What happens when we use more minutes than we bought?',
    from: ['/offers', '/terms-of-use', '/blog/a-cost-per-call-that-adds-up'],
    says: /₹4\.00|extra unit|Extra minutes|extra minute/i,
  },
  { ask: 'Can the price go up during our subscription?', from: ['/terms-of-use'], says: /30 days/i },
  {
    ask: 'Is it possible to use only the email bot without voice?',
    from: ['/offers'],
    says: /Email bot|email|same three monthly prices/i,
  },
  // Bank operations director
  {
    ask: 'Which core banking actions can the assistant perform during a call?',
    from: ['/solutions/banking', '/', '/products/virtual-assistant'],
    says: /Card block|blocks the card|reads and writes core banking|core banking/i,
  },
  {
    ask: 'How does it make sure it is talking to the right customer?',
    from: ['/solutions/banking', '/products/virtual-assistant', '/products/qams', '/'],
    says: /date of birth|Two-factor|verif/i,
  },
  {
    ask: 'What percentage of EMI calls can be closed without staff?',
    from: ['/solutions/banking', '/solutions', '/products'],
    says: /91|90%|without a person/i,
  },
  {
    ask: 'Does it handle foreclosure requests?',
    from: ['/solutions/banking'],
    says: /foreclosure|closing amount/i,
  },
  // Hospital IT director
  {
    ask: 'Will it connect to our hospital information system?',
    from: ['/products/virtual-assistant', '/offers', '/'],
    says: /hospital information|connectors|REST|Integration/i,
  },
  {
    ask: 'Who can see patient recordings?',
    from: ['/solutions/healthcare', '/privacy-policy', '/solutions/data-analytics'],
    says: /by role|only as far|region/i,
  },
  {
    ask: 'What reduction in missed appointments is shown?',
    from: ['/solutions/healthcare', '/products/zapra'],
    says: /missed/i,
  },
  {
    ask: 'Does it remind patients to fast before a test?',
    from: ['/solutions/healthcare', '/offers', '/', '/products/virtual-assistant'],
    says: /fast/i,
  },
  // Retail CX head
  {
    ask: 'Can it tell a shopper why delivery failed?',
    from: ['/solutions/ecommerce'],
    says: /why the last attempt failed|could not reach you/i,
  },
  {
    ask: 'We get the same question on phone, chat and email. Can one system answer all?',
    from: ['/', '/solutions', '/offers', '/products', '/products/zapra'],
    says: /voice, (WhatsApp, )?e-?mail|same thread|Carries the same conversation|five channels/i,
  },
  {
    ask: 'How does Zapra work with our online store?',
    from: ['/products/zapra', '/products'],
    says: /stock and orders|Catalogue|e-commerce platforms/i,
  },
  {
    ask: 'Does the chat show customers that they are talking to a machine?',
    from: ['/products/zapra'],
    says: /That it is an assistant|writing to Zapra, an assistant/i,
  },
  {
    ask: 'Can shoppers choose store credit instead of a refund?',
    from: ['/solutions/ecommerce'],
    says: /Store credit/i,
  },
  // Insurance IT / product
  {
    ask: 'Can the policy be revived in a single call?',
    from: ['/solutions/insurance', '/', '/products/virtual-assistant', '/products'],
    says: /revival|revive|active|lapsed/i,
  },
  {
    ask: 'Does it read the mandatory disclosures in full?',
    from: ['/solutions/insurance', '/products/virtual-assistant'],
    says: /disclosures/i,
  },
  {
    ask: 'Where is the tax certificate sent?',
    from: ['/solutions/insurance'],
    says: /80C|e-mail on the policy/i,
  },
  // Travel company
  {
    ask: 'A traveller missed the connecting flight. What can the assistant change?',
    from: ['/solutions/hospitality-travel'],
    says: /Moves the cab|houseboat|new arrival/i,
  },
  {
    ask: 'How long does it take to change a hotel booking?',
    from: ['/solutions/hospitality-travel'],
    says: /1:11|rewrites the booking|Time to change/i,
  },
  {
    ask: 'Does it speak to guests in their own language?',
    from: ['/solutions/hospitality-travel', '/', '/offers', '/products/virtual-assistant'],
    says: /guest’s language|languages/i,
  },
  // EdTech founder
  {
    ask: 'How are parents informed when a batch changes?',
    from: ['/solutions/edtech', '/', '/products/virtual-assistant'],
    says: /parent|timetable|new hours|Father/i,
  },
  {
    ask: 'Do you store information about school children?',
    from: ['/solutions/edtech', '/blog/your-call-recordings-and-the-new-data-law', '/privacy-policy'],
    says: /child/i,
  },
  // Property developer
  {
    ask: 'Can buyers get the floor plan on WhatsApp?',
    from: ['/solutions/real-estate'],
    says: /plan|Cost sheet|map/i,
  },
  {
    ask: 'Does it tell buyers an honest possession date?',
    from: ['/solutions/real-estate'],
    says: /possession|RERA|never a kinder/i,
  },
  // Contact-centre head
  {
    ask: 'How do supervisors step into a live call?',
    from: ['/', '/products/voice-intelligence'],
    says: /whisper|take over/i,
  },
  {
    ask: 'Can I see which agents need coaching?',
    from: ['/products/qams', '/blog/marking-every-call-is-not-watching-everyone'],
    says: /coach/i,
  },
  {
    ask: 'What is a fair number of checklist questions?',
    from: ['/blog/marking-every-call-is-not-watching-everyone'],
    says: /fifteen/i,
  },
  {
    ask: 'How should the bot behave with an angry customer?',
    from: [
      '/blog/when-the-caller-is-angry-say-less',
      '/',
      '/products/voice-intelligence',
      '/blog/seven-moments-to-hand-over',
    ],
    says: /fact|whose fault|person|slows down|sorry/i,
  },
  {
    ask: 'How many seconds of silence are acceptable before the bot answers?',
    from: ['/blog/how-long-should-a-machine-wait', '/'],
    says: /second|1\.1|pause|ms/i,
  },
  // Analyst / product manager
  {
    ask: 'Can it predict how many calls we will get tomorrow?',
    from: ['/products/smart-analytics', '/solutions/data-analytics'],
    says: /three years|Tomorrow|range|billing cycles/i,
  },
  {
    ask: 'How quickly does it notice an unusual rise in calls?',
    from: ['/products/smart-analytics', '/solutions/data-analytics', '/solutions'],
    says: /38 min|rings when|0:40|two seconds|hour/i,
  },
  { ask: 'Is emotion detection reliable?', from: ['/products/voice-intelligence'], says: /91%|agree/i },
  {
    ask: 'Does Voice Intelligence identify the caller from their voice?',
    from: ['/products/voice-intelligence'],
    says: /no identity|not the person/i,
  },
  {
    ask: 'Can it read forms filled in by hand in Hindi?',
    from: ['/products/document-processing'],
    says: /hand|Devanagari/i,
  },
  {
    ask: 'What should we do before starting a pilot?',
    from: ['/blog/a-pilot-in-ten-working-days', '/blog'],
    says: /one kind of call|three (things|signatures)|one page/i,
  },
  {
    ask: 'Which phone number series must banks use for service calls?',
    from: ['/blog/which-number-may-ring'],
    says: /1600/,
  },
]
export const plainQuestionsOfBuyersOutside: readonly string[] = [
  'Do you provide on-site training at our Lucknow office?',
  'Which version of Python do you use?',
  'Can you share your balance sheet for last year?',
  'What is the salary of a QA analyst in India?',
  'Do you have a referral code for Zomato?',
  'Does the bot work inside Microsoft Teams?',
  'Who are the board members and shareholders?',
  'Can it make video avatars?',
  'What is the best time to visit Kerala?',
  'How do I apply for a credit card?',
]
