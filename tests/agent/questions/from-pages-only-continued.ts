import type { KnownQuestion } from './question.ts'

/** The other half of from-pages-only.ts. */
export const morePagesOnlyQuestions: readonly KnownQuestion[] = [
  {
    ask: 'will it give discounts or bargain on the flat price',
    from: ['/solutions/real-estate', '/products/virtual-assistant'],
    says: /negotiation stays|negotiation, title|a discount, an assured return|that is for ms kulkarni/i,
  },
  {
    ask: 'guest ki flight late hai to room hold hoga?',
    from: ['/solutions/hospitality-travel', '/'],
    says: /holds the room|keeps the room|room (is )?(held|kept)|past the no-show hour|without a no-show|room still there/i,
  },
  {
    ask: 'what if the caller smells burning from the appliance',
    from: ['/solutions/customer-support', '/blog/seven-moments-to-hand-over'],
    says: /burning smell|stops where a step is unsafe|safety stops|listens for “smoke”|does not ask a second question|“smoke”, “chest pain”/i,
  },
  {
    ask: 'How fast are new web leads called back?',
    from: [
      '/solutions/lead-generation',
      '/products/virtual-assistant',
      '/',
      '/solutions/edtech',
      '/solutions/real-estate',
    ],
    says: /(fresh form|new enquiry|callback) within a minute|reply to a portal enquiry|instant callback|from the form to the first call|the first ring back|enquiries rung back/i,
  },
  {
    ask: 'Can my ops head just ask in plain English why calls went up?',
    from: ['/solutions/data-analytics', '/', '/products/smart-analytics', '/solutions'],
    says: /ask why the phones|ask about a branch|why they rang, which branch|answers in sentences|asked aloud or typed|people who do not write queries|plain questions, spoken|sorts the extra calls by cause|groups the calls by cause|says what, in words|tells you on the same morning/i,
  },
  {
    ask: 'maker checker',
    from: ['/solutions/process-automation', '/blog/four-systems-one-address', '/products/process-automation'],
    says: /as maker only|maker-checker|maker and checker|needs a checker|named colleague approves|old value, new value and proof|which a person approves|approval matrix/i,
  },
  {
    ask: 'cheapest plan?',
    from: ['/offers', '/blog/a-cost-per-call-that-adds-up', '/products/process-automation'],
    says: /₹ ?29,999/,
  },
  {
    ask: 'setup ya integration ka alag se paisa lagega kya',
    from: ['/offers', '/products/process-automation', '/blog/a-cost-per-call-that-adds-up'],
    says: /training and integration are free|worth ₹ ?(75|50|25),000|worked out at ₹75,000|₹75,000 free/i,
  },
  {
    ask: 'Are your prices inclusive of GST and telecom?',
    from: ['/offers', '/terms-of-use', '/blog/a-cost-per-call-that-adds-up', '/products/process-automation'],
    says: /exclusive of taxes|taxes and telecom costs are not included|without (telecom costs and taxes|taxes and telecom costs)/i,
  },
  {
    ask: 'is there an extra charge for each langauge we add',
    from: ['/offers'],
    says: /no charge per language/i,
  },
  {
    ask: 'How long does implementation take?',
    from: [
      '/offers',
      '/',
      '/solutions',
      '/solutions/banking',
      '/solutions/healthcare',
      '/products/virtual-assistant',
      '/products/zapra',
      '/products/process-automation',
    ],
    says: /\b(2|two) weeks\b(?! before)|live in [13] weeks?\b|^in the first week|connect one system/i,
  },
  {
    ask: 'I own an IT reselling firm in Coimbatore. What margin would I make if I bring my clients to you?',
    from: ['/partner-program'],
    says: /margin on every monthly package|share of each package|revenue that recurs/i,
  },
  {
    ask: 'How many weeks until a new partner goes live?',
    from: ['/partner-program'],
    says: /six weeks, ?(drawn|$)|six weeks from your application|working days (1|4|13|28) to|first customer goes live/i,
  },
  {
    ask: 'who founded orvani and when',
    from: ['/about'],
    says: /monsoon of 2019|^2019\b|two engineers and a linguist|three of us sat|behind a clinic counter/i,
  },
  {
    ask: 'CEO name',
    from: ['/about'],
    says: /Ira\s*Deshmukh|chief executive|900-seat floor/i,
  },
  {
    ask: 'Below what call volume is a voice bot not worth the money?',
    from: ['/blog/a-cost-per-call-that-adds-up'],
    says: /some 830 calls|900 calls, of which half|others are simply too few/i,
  },
  {
    ask: 'How should we plan a pilot so that it ends in a clear yes or no?',
    from: ['/blog/a-pilot-in-ten-working-days', '/blog'],
    says: /ten working days|^one kind of call\b|one kind of call(,| in eight)|one number to beat|one person who may say stop|three signatures|in the afternoon, yes or no|every third call|pilot that can(not)? fail|plan day by day|bring four figures/i,
  },
  {
    ask: 'what time can recovery calls be made as per RBI',
    from: ['/blog/payment-reminders-people-do-not-hate', '/blog/what-340-missed-emi-calls-taught-one-branch'],
    says: /before 8 am or after 7 pm|from eight to seven|hours in which a recovery call is allowed/i,
  },
  {
    ask: '140 or 1600 series for our premium renewal reminders?',
    from: ['/blog/which-number-may-ring', '/solutions/lead-generation'],
    says: /\b1600\b(?! ?calls| or neither)|140, registered|140 series|premium reminder|read it as a service call/i,
  },
  {
    ask: 'Does having a customer number in our CRM count as WhatsApp consent?',
    from: ['/blog/what-a-whatsapp-opt-in-is', '/blog/whatsapp-after-the-call', '/blog', '/products/zapra'],
    says: /number is not permission|her number is in your CRM|received their permission|gave you their number and agreed|one person agreed, on one day|if you cannot, you have a list|agreed to nothing, the answer is nothing|opt-in lets you begin|only a template the customer agreed/i,
  },
  {
    ask: 'how long a gap before the bot answers feels natural',
    from: ['/blog/how-long-should-a-machine-wait', '/'],
    says: /^about a second|comfortable range ran|median pause|average gap of each language|waited 1\.65|comfortable: \d|fifth of a second to|below 200 milliseconds|under 1\.2 seconds/i,
  },
  {
    ask: 'what does my agent get to see when the bot hands over a call?',
    from: [
      '/blog/the-handover-note',
      '/products/virtual-assistant',
      '/',
      '/products',
      '/solutions/bpo',
      '/blog/seven-moments-to-hand-over',
      '/products/customer-intelligence',
      '/offers',
      '/solutions/customer-support',
      '/solutions',
      '/solutions/banking',
      '/products/zapra',
      '/blog/an-appointment-desk-that-is-awake-at-5-am',
    ],
    says: /nine lines|story (already )?told|^(who, with the second|speaks names|wants is the caller|mood is one line|done and not done|promised is the line|why you is|ask first is)|one tap away, never|with the thread attached|tells the nurse three things|with the transcript, the caller’s mood|with notes|written summary ahead|first two minutes already written|steps already tried|they can see everything you said|fetches that person with the request|what the next person will see|seven lines, each with/i,
  },
  {
    ask: 'what is the maximum fine under DPDP if our call data leaks?',
    from: ['/blog/your-call-recordings-and-the-new-data-law'],
    says: /₹ ?250 crore/,
  },
  {
    ask: 'Will our recordings be used to train AI for other companies?',
    from: ['/privacy-policy', '/terms-of-use'],
    says: /never train another|to train models for any other customer|improve its own assistant|secure and support the services for you, and for nothing else|use it only to serve you/i,
  },
  {
    ask: 'cookies',
    from: ['/privacy-policy'],
    says: /no cookies?\b|are no cookies|sets no cookies|before we set a cookie/i,
  },
  {
    ask: 'Vendor risk team here: are you SOC 2 and GDPR compliant?',
    from: ['/privacy-policy', '/'],
    says: /SOC 2|\bGDPR\b/,
  },
  {
    ask: 'liability cap',
    from: ['/terms-of-use'],
    says: /total liability|what you paid us in the last 12 months|payments you made to us|in the 12 months before/i,
  },
  {
    ask: 'Can we cancel midway, and do we get our money back?',
    from: ['/terms-of-use', '/offers'],
    says: /cancel (at )?any time|cancelling in your account|non-refundable|not refunded|may leave at any time|runs to the end of the paid period|refund for the unused|refund what you paid/i,
  },
  {
    ask: 'Which country’s law and what arbitration applies if we have a dispute?',
    from: ['/terms-of-use'],
    says: /state of california|californian law|binding arbitration|american arbitration|san francisco|courts of california/i,
  },
  {
    ask: 'Is there a guaranteed uptime in the contract?',
    from: ['/terms-of-use'],
    says: /99\.9% of each|an aim and not a guarantee|service level with credits/i,
  },
]
