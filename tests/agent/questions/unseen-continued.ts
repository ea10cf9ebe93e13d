import type { KnownQuestion } from './question.ts'

/** The other half of unseen.ts. */
export const moreUnseenQuestions: readonly KnownQuestion[] = [
  {
    ask: 'will the bot negotiate price with flat buyers',
    from: ['/solutions/real-estate', '/products/virtual-assistant'],
    says: /negotiation stays|hands over: negotiation|negotiation, title|never offers/i,
  },
  {
    ask: 'who files the C form for foreign guests, hotel or your system',
    from: ['/solutions/hospitality-travel'],
    says: /c-form/i,
  },
  {
    ask: 'washing machine customer says there is burning smell, will the bot still keep troubleshooting',
    from: ['/solutions/customer-support', '/blog/seven-moments-to-hand-over'],
    says: /burning smell|step is unsafe|stops where a step|danger|second question/i,
  },
  {
    ask: 'at what time do you call the leads? nobody should be disturbed at night',
    from: ['/solutions/lead-generation'],
    says: /10 am to 7 pm|calling hours open|permitted hours/i,
  },
  {
    ask: 'do you have anything for factories? dealers keep calling us for spare part stock',
    from: ['/solutions', '/offers'],
    says: /stock, price and dispatch|dealer and spares|reads the ERP|dispatch and invoice/i,
  },
  {
    ask: 'are aadhaar and phone numbers masked in the transcripts',
    from: ['/solutions/data-analytics', '/products/document-processing'],
    says: /hidden before a text|digits are hidden|masked on screen|aadhaar and card numbers/i,
  },
  {
    ask: 'will our call recordings be used to train your AI for other companies',
    from: ['/privacy-policy', '/terms-of-use'],
    says: /to train models for any other customer|never train another|for nothing else/i,
  },
  {
    ask: 'do you sell my details to others',
    from: ['/privacy-policy'],
    says: /do not sell/i,
  },
  {
    ask: 'how long do you keep what i fill in the contact form',
    from: ['/privacy-policy', '/'],
    says: /12 months/i,
  },
  {
    ask: 'i want my data deleted, whom to write and in how many days will it be done',
    from: ['/privacy-policy'],
    says: /within 30 days/i,
  },
  {
    ask: 'cookies on this site?',
    from: ['/privacy-policy'],
    says: /no cookies/i,
  },
  {
    ask: "if there is a legal dispute which country's law applies and where is arbitration",
    from: ['/terms-of-use'],
    says: /state of california|san francisco|californian law/i,
  },
  {
    ask: 'what is the maximum you will pay if your bot makes a mistake and we suffer loss',
    from: ['/terms-of-use'],
    says: /12 months before|last 12 months|total liability/i,
  },
  {
    ask: 'once we leave, how many days do we have to download our recordings and data',
    from: ['/terms-of-use'],
    says: /30 days/i,
  },
  {
    ask: 'do you guarantee uptime in the agreement? what %',
    from: ['/terms-of-use'],
    says: /99\.9%/i,
  },
  {
    ask: 'till what time in the evening can recovery calls be made as per RBI',
    from: ['/blog/payment-reminders-people-do-not-hate', '/blog/what-340-missed-emi-calls-taught-one-branch'],
    says: /7 pm/i,
  },
  {
    ask: 'dpdp act maximum fine',
    from: ['/blog/your-call-recordings-and-the-new-data-law'],
    says: /250 crore/i,
  },
  {
    ask: 'after a service visit when should we send the feedback rating msg on whatsapp',
    from: ['/blog/whatsapp-after-the-call'],
    says: /two days after|only if no complaint|same evening|one question|rating/i,
  },
  {
    ask: 'how many days should we run a pilot and what to do each day',
    from: ['/blog/a-pilot-in-ten-working-days'],
    says: /ten working days|ten days|day 1 |days 7 to 9/i,
  },
  {
    ask: 'we get only about 900 calls a month, is a voicebot worth it for us',
    from: ['/blog/a-cost-per-call-that-adds-up'],
    says: /900 calls|830 calls|smallest package is/i,
  },
  {
    ask: 'we are a hospital, can we use a 1600 series number to call patients',
    from: ['/blog/which-number-may-ring'],
    says: /hospitals, shops|ask your operator|which number you may use|1600 series (is meant|has been)/i,
  },
  {
    ask: 'who is the ceo of orvani',
    from: ['/about'],
    says: /chief executive|ira deshmukh|900-seat floor/i,
  },
  {
    ask: 'any job openings? i have 4 yrs exp in voice process',
    from: ['/about'],
    says: /we hire people/i,
  },
  {
    ask: 'if i bring a customer as reseller, for how long is that deal protected in my name',
    from: ['/partner-program'],
    says: /180 days/i,
  },
  {
    ask: 'how long does it take to become a partner and is there any joining fee',
    from: ['/partner-program'],
    says: /nobody pays anything|working days|six weeks/i,
  },
  {
    ask: 'ur phone number pls',
    from: ['/', '/privacy-policy', '/terms-of-use', '/agent'],
    says: /\+91 80 0000 0142/i,
  },
  {
    ask: 'i filled the contact form just now, when will someone get back to me',
    from: ['/', '/about', '/partner-program', '/agent'],
    says: /within 24 hours|reply within 24|24 hours/i,
  },
  {
    ask: 'demo login id and password',
    from: ['/login'],
    says: /choose one|fills in the e-mail|sign in to the demo|sample account/i,
  },
  {
    ask: 'how often does the newsletter come, dont want daily spam',
    from: [
      '/blog',
      '/newsletter/link-expired',
      '/newsletter/link-broken',
      '/newsletter/try-later',
      '/newsletter/unsubscribed',
      '/newsletter/wrong-address',
    ],
    says: /one letter a month/i,
  },
  {
    ask: 'newsletter confirmation link not working, mail had come 2 weeks back',
    from: [
      '/newsletter/link-expired',
      '/newsletter/check-your-mail',
      '/newsletter/link-broken',
      '/privacy-policy',
    ],
    says: /7 days/i,
  },
]
