import type { KnownQuestion } from './question.ts'

/**
 * Written from the pages alone, by somebody who had seen neither the answers nor other questions: on their first run
 * 80% were right at once (docs/decisions/0012-assistant-without-a-model.md). They have been read since.
 */
export const pagesOnlyQuestions: readonly KnownQuestion[] = [
  {
    ask: 'Hi, I am writing a piece on call centre AI in India. How many calls do you actually handle in a month?',
    from: ['/', '/products', '/products/virtual-assistant', '/about'],
    says: /\b22 ?M\b|\b22 million|twenty-two million|2,20,00,000/i,
  },
  {
    ask: 'phone number',
    from: ['/', '/privacy-policy', '/terms-of-use'],
    says: /\+91 80 0000 0142/,
  },
  {
    ask: 'Can a supervisor listen in and take over a live call?',
    from: ['/', '/products/voice-intelligence'],
    says: /whisper|take over at any second|step in on one call/i,
  },
  {
    ask: 'we have an old EPABX and Airtel SIP lines, can we keep the same numbers?',
    from: ['/products/virtual-assistant', '/products', '/offers', '/solutions/banking'],
    says: /keep your numbers|SIP trunk, WebRTC, call forwarding|on your own numbers?\b|answers it on your own line|answers your own numbers/i,
  },
  {
    ask: 'what if customer interrupts the bot in between',
    from: [
      '/products/virtual-assistant',
      '/blog/how-long-should-a-machine-wait',
      '/blog/when-the-caller-is-angry-say-less',
    ],
    says: /fifth of a second (when|and)|lets the caller interrupt|stops the moment the caller speaks|interruptions included|being interrupted well/i,
  },
  {
    ask: 'Will the bot ever ask my customers for their OTP or card PIN?',
    from: [
      '/products/virtual-assistant',
      '/solutions/banking',
      '/solutions/ecommerce',
      '/blog/reading-a-cheque-leaf-over-the-phone',
      '/solutions/process-automation',
    ],
    says: /PIN details are never asked|A PIN, a CVV|a UPI PIN or a card number|one-time password (read aloud|should not be spoken)|asks for one aloud|keyed in, never spoken|key in the code/i,
  },
  {
    ask: 'Do you have a REST API and webhooks?',
    from: [
      '/products/virtual-assistant',
      '/',
      '/products/voice-intelligence',
      '/products/process-automation',
    ],
    says: /\bREST\b|[Ww]ebhooks|[Uu]ses an API where there is one/,
  },
  {
    ask: 'Can agents challenge a score they think is unfair?',
    from: ['/products/qams', '/blog/marking-every-call-is-not-watching-everyone'],
    says: /can question it|you disagree, it learns|marks questioned|the mark changes, her reason|sees it first and can object|an objection is one tap|answers within two working days|overruled mark/i,
  },
  {
    ask: 'does QA cover every call or just a sample?',
    from: [
      '/products/qams',
      '/',
      '/products',
      '/about',
      '/solutions',
      '/solutions/banking',
      '/blog/marking-every-call-is-not-watching-everyone',
      '/products/virtual-assistant',
    ],
    says: /every call is (marked|scored)|every call marked|every call scored|marks every call|scores? (all|every) calls?|not a sample|all calls scored|not two in a hundred|sample is retired|calls checked for quality|case for marking everything|applied to all of them|listens to every conversation|100 of 100 marked|stops sampling|48,216 of 48,216|mark all 1,320|recorded, written out and checked/i,
  },
  {
    ask: 'NPS',
    from: ['/products/qams', '/products'],
    says: /\bNPS\b|net promoter|would you recommend us/i,
  },
  {
    ask: 'instagram dm aur comments ka reply bhi karega kya',
    from: ['/products/zapra', '/products'],
    says: /instagram|story repl(y|ies)|social channels/i,
  },
  {
    ask: 'Can my customers pay right inside WhatsApp?',
    from: [
      '/products/zapra',
      '/products',
      '/offers',
      '/solutions/insurance',
      '/products/virtual-assistant',
      '/products/process-automation',
      '/',
    ],
    says: /payment in the thread|without leaving the chat|catalogue, cart and payment links|with payments and documents|\b(one|1|documents,|passwords,) payment links?|documents, payments|takes payments|takes the payment|sends the link, and stays on|link (is|sent) on WhatsApp|paid by UPI|UPI, cards, netbanking/i,
  },
  {
    ask: 'How fast do new calls show up on the dashboard?',
    from: ['/products/smart-analytics'],
    says: /within two seconds of its last word|\b2 s behind|nightly file/i,
  },
  {
    ask: 'can it forcast call volumes so i can plan shifts',
    from: ['/products/smart-analytics', '/solutions/data-analytics'],
    says: /tomorrow’s calls|three years of your own calls|within 4%|staffs thursday on wednesday|what will monday bring|gives a range instead/i,
  },
  {
    ask: 'Does your emotion detection do lie detection or identify who the speaker is?',
    from: ['/products/voice-intelligence'],
    says: /no identity, no health, no lie detection|reads the call, not the person/i,
  },
  {
    ask: 'Our policy admin system is from 1998 and has no APIs whatsoever. Can you still update it?',
    from: ['/products/process-automation', '/solutions/process-automation'],
    says: /works where there is no interface|the screen itself where there is not|old screens driven/i,
  },
  {
    ask: 'What happens if one of the systems rejects the update midway?',
    from: ['/products/process-automation', '/solutions/process-automation', '/blog/four-systems-one-address'],
    says: /undoes in order|if step four fails|rollback when a later system|if a system refuses|earlier writes are put back|if it refuses, stop|undo what was written|keep the change, try again|written, written, refused|we use the first for systems/i,
  },
  {
    ask: 'churn prediction',
    from: ['/products/customer-intelligence', '/', '/products'],
    says: /who is about to leave|likelihood for each customer|renewal likelihood|likely to renew|likelihood to renew|how likely (she|each) is|who will leave you|leave you next month|likely to do next|mark who left|at-risk customers/i,
  },
  {
    ask: 'can it read handwritten Marathi or Tamil forms?',
    from: ['/products/document-processing'],
    says: /handwriting in Indian scripts|several scripts on one page|devanagari, bangla, tamil|line of handwriting|script and language are found|handwritten medicine/i,
  },
  {
    ask: 'adhaar masking',
    from: ['/products/document-processing', '/solutions/data-analytics', '/blog/eighteen-forms-in-a-hundred'],
    says: /account, PAN and aadhaar digits are hidden|masks what is private|account numbers are masked|aadhaar and card numbers are hidden|mask all but the last four/i,
  },
  {
    ask: 'We are a factory making water pumps. Anything for manufacturers like us?',
    from: ['/solutions', '/offers', '/solutions/customer-support'],
    says: /manufacturing|dealer and spares|breakdown line|takes the serial number|from the ERP|reads the ERP|supplier follow-up|rings each late supplier|dispatch and invoice copies|spares quoted|night-shift calls logged|dispatch copies sent|dealers rang a desk|sample maker of washers/i,
  },
  {
    ask: 'EMI do baar kat gayi bole customer to kya karega',
    from: ['/solutions/banking', '/'],
    says: /finds both debits|finds a double debit|reversal raised|raised the reversal|was taken twice|opens the case, reads back date|arrive in three working days/i,
  },
  {
    ask: 'Do you disclose to callers that it is an AI and not a human?',
    from: [
      '/solutions/banking',
      '/products/zapra',
      '/solutions/lead-generation',
      '/blog/which-number-may-ring',
      '/blog/payment-reminders-people-do-not-hate',
      '/terms-of-use',
      '/blog/what-340-missed-emi-calls-taught-one-branch',
    ],
    says: /that it is an assistant|AI assistant|a machine that rings has to be announced|assistant of kaveri bank, a machine|automatic assistant of|say that it is a machine|never deny it|that an assistant is speaking|what they are talking to|writing to zapra, an assistant/i,
  },
  {
    ask: 'What happens if a patient says chest pain on the phone?',
    from: [
      '/solutions/healthcare',
      '/blog/an-appointment-desk-that-is-awake-at-5-am',
      '/products/virtual-assistant',
      '/blog/seven-moments-to-hand-over',
    ],
    says: /chest pain, bleeding|emergency desk gets the call|red-flag words|speak to the nurse now|connecting you to the duty nurse|words that mean a nurse|it connects, and tells the nurse|does not ask how bad the pain|does not judge whether the pain|“chest pain”|chest, breath, blood|night nurse within seconds|ring 108|when in doubt the assistant connects|does not ask a second question|do not wait for tomorrow/i,
  },
  {
    ask: 'Will it tell patients their test results over the call?',
    from: ['/solutions/healthcare', '/blog/an-appointment-desk-that-is-awake-at-5-am'],
    says: /never reads a result|read a test result aloud|never the result|never says a result|whether (it was|the report is) ready and where/i,
  },
  {
    ask: 'reduce returns on cash on delivery orders',
    from: ['/solutions/ecommerce', '/solutions', '/'],
    says: /cash-on-delivery|COD\b|rings before packing|a doubtful one is not sent|doubtful cash orders|confirms cash orders|returns of cash orders|cash orders confirmed|confirms the order before it ships|parcels returned to origin|22% of cash orders|fewer parcels|packs what will be accepted|less return freight/i,
  },
  {
    ask: 'Could the bot tell a policyholder that his claim is approved?',
    from: ['/solutions/insurance'],
    says: /that a claim will be paid|whether it is paid, your assessors|compliance officer signs each wording|explains what its document says/i,
  },
  {
    ask: 'I run a 150-seat BPO in Indore with six clients, two of them rivals. How do you keep their data and reports apart?',
    from: ['/solutions/bpo'],
    says: /its own header, its own number|reports to every client apart|that client’s store|out of other clients’ sight|script, voice and number per client|filed in the client’s CRM|two headers, two reports|set up client by client/i,
  },
  {
    ask: 'Do you check DND before calling?',
    from: ['/solutions/bpo', '/solutions/lead-generation', '/blog/which-number-may-ring'],
    says: /\bDND\b|preference[- ]register|lists scrubbed|scrubs the list|preferences checked before each call|have opted out|nobody is rung|cannot dial around it/i,
  },
  {
    ask: 'Most of our students are minors, what about consent from parents?',
    from: ['/solutions/edtech', '/blog/your-call-recordings-and-the-new-data-law'],
    says: /under eighteen|parent’s (verifiable )?consent|child’s data/i,
  },
]

/** Asked by the same person; the site does not answer them. */
export const pagesOnlyOutside: readonly string[] = [
  'Are you ISO 27001 certified?',
  'What is the street address of your Mumbai office?',
  'Can we install it on premises in our own data centre?',
  'Who are your investors and how much have you raised?',
  'How many employees does the company have?',
  'Do we get a discount if we pay for the whole year?',
  'Which large language model runs underneath, GPT or Llama?',
  'Is there an Android app for team leaders?',
  'Does the voice bot speak Arabic and French?',
  'Can you conduct video KYC calls with customers?',
  'Are you registered on the GeM portal for government buyers?',
  'Do you support single sign-on through Okta?',
  'what is the weather in Chennai tomorrow',
  'Who won the IPL final last year?',
  'write a python function that reverses a string',
  'best biryani in Hyderabad',
  'tell me a joke about cats',
  'What is the capital of Mongolia?',
  'how do I renew my passport online',
  'aaj sone ka bhav kya hai',
]
