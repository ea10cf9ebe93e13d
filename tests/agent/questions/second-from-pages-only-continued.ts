import type { KnownQuestion } from './question.ts'

/** The other half of second-from-pages-only.ts. */
export const moreSecondPagesOnlyQuestions: readonly KnownQuestion[] = [
  {
    ask: 'COD orders confirm karne ke liye call karta hai kya',
    from: ['/solutions/ecommerce', '/', '/solutions'],
    says: /cash[- ]on[- ]delivery|cash orders|rings before packing|confirms the order before/i,
  },
  {
    ask: 'if a child picks up, does the fee reminder talk about fees?',
    from: ['/solutions/edtech'],
    says: /never mentions fees/i,
  },
  {
    ask: 'would it read out blood test results to a patient',
    from: ['/solutions/healthcare', '/blog/an-appointment-desk-that-is-awake-at-5-am'],
    says: /reads? a (test )?result|never the result|never says a result|test result aloud|heard whether it was ready/i,
  },
  {
    ask: 'I administer a 300 bed hospital. What happens when someone mentions chest pain during a booking call?',
    from: [
      '/solutions/healthcare',
      '/products/virtual-assistant',
      '/blog/an-appointment-desk-that-is-awake-at-5-am',
      '/blog/seven-moments-to-hand-over',
    ],
    says: /chest|red-flag|duty nurse|nurse must take|nurse takes|speak to the nurse|night nurse|ring 108|does not ask how bad|it connects|does not ask a second question|danger to life|mean a nurse/i,
  },
  {
    ask: 'does it take Aadhaar or pasport numbers of hotel guests on call?',
    from: ['/solutions/hospitality-travel'],
    says: /no aadhaar|photo id at the counter|bring passport/i,
  },
  {
    ask: 'Can the assistant tell a policyholder that the claim will be paid?',
    from: ['/solutions/insurance'],
    says: /claim will be paid|whether it is paid/i,
  },
  {
    ask: '80C certificate',
    from: ['/solutions/insurance', '/'],
    says: /80c|premium certificates?/i,
  },
  {
    ask: 'what hours are leads called, and on Sundays too?',
    from: ['/solutions/lead-generation'],
    says: /10 am to 7 pm|sundays only|calling hours/i,
  },
  {
    ask: 'maker checker ka support hai kya?',
    from: ['/solutions/process-automation', '/blog/four-systems-one-address', '/products/process-automation'],
    says: /maker|checker|named colleague|a person approves|approval matrix|person must look|go to a person, with the case/i,
  },
  {
    ask: 'will it bargain on flat prices with home buyers?',
    from: ['/solutions/real-estate', '/products/virtual-assistant'],
    says: /negotiation|a discount, an assured|ms kulkarni/i,
  },
  {
    ask: 'Is GST included in the monthly price?',
    from: ['/offers', '/terms-of-use', '/blog/a-cost-per-call-that-adds-up', '/products/process-automation'],
    says: /taxes and telecom|telecom costs and taxes|line and the tax|before tax/i,
  },
  {
    ask: 'setup fee',
    from: ['/offers', '/blog/a-cost-per-call-that-adds-up', '/products/process-automation'],
    says: /75,000|(training|integration)[^.]{0,40}free|worth ₹(25|50),000/i,
  },
  {
    ask: 'do you charge extra for each regional language?',
    from: ['/offers'],
    says: /charge per language/i,
  },
  {
    ask: 'how old must our firm be to become a partner',
    from: ['/partner-program'],
    says: /two years of trading/i,
  },
  {
    ask: 'As a system integrator, do I pay for training my people on your platform?',
    from: ['/partner-program'],
    says: /two days, free/i,
  },
  {
    ask: 'I am writing a piece on Indian AI firms. Who is your chief executive?',
    from: ['/about'],
    says: /deshmukh|chief executive/i,
  },
  {
    ask: 'Insurer IT security team here, doing our vendor review. How is stored data encrypted?',
    from: [
      '/privacy-policy',
      '/offers',
      '/',
      '/solutions/banking',
      '/solutions/healthcare',
      '/products/document-processing',
    ],
    says: /aes-256|encrypted at rest/i,
  },
  {
    ask: 'till what time in the evening can recovery agents phone borrowers under RBI rules',
    from: ['/blog/payment-reminders-people-do-not-hate', '/blog/what-340-missed-emi-calls-taught-one-branch'],
    says: /after 7 pm|from eight to seven/i,
  },
  {
    ask: 'which number series for promotional calls?',
    from: ['/blog/which-number-may-ring', '/solutions/lead-generation'],
    says: /140 series|140, registered|series:? 140|^140$/i,
  },
  {
    ask: 'Customer rang us on the normal phone line. Does that open the 24 hour WhatsApp window?',
    from: ['/blog/whatsapp-after-the-call', '/blog/what-a-whatsapp-opt-in-is', '/products/zapra'],
    says: /does not open the window|after your customer writes|24 hours after their last|a window of 24 hours|rang you on the phone|on whatsapp she has said nothing|when a customer writes to you/i,
  },
  {
    ask: 'maximum penalty under the DPDP act',
    from: ['/blog/your-call-recordings-and-the-new-data-law'],
    says: /250 crore/i,
  },
  {
    ask: 'We are a small clinic with few calls. When is a voice bot not worth the money?',
    from: ['/blog/a-cost-per-call-that-adds-up'],
    says: /830 calls|900 calls|too few|call is the product|at any price|when it does not pay/i,
  },
  {
    ask: 'how good is it with Odia mixed with English',
    from: ['/blog/bengali-odia-and-kannada-now-switch-mid-sentence', '/blog'],
    says: /bengali, odia (and|or) kannada|(these three|three more languages) join|odia,? now|^79%|odia is behind|points in odia|koraput|had to be spoken one language/i,
  },
  {
    ask: 'if OCR is 99% right on each field, how many forms come out wrong?',
    from: ['/blog/eighteen-forms-in-a-hundred', '/blog'],
    says: /eighteen forms|18\.2|33\.1|one form in three|\b4\.9%|\b9\.6%/i,
  },
  {
    ask: 'My agents hate repeating questions after a transfer. What do they get to see when the bot passes a call to them?',
    from: [
      '/blog/the-handover-note',
      '/blog',
      '/products/virtual-assistant',
      '/',
      '/products',
      '/products/zapra',
      '/products/customer-intelligence',
      '/solutions',
      '/solutions/bpo',
      '/solutions/banking',
      '/solutions/customer-support',
      '/offers',
      '/blog/seven-moments-to-hand-over',
    ],
    says: /with the transcript|nine lines|as the agent sees it|^wants\b|“wants”|with notes|passes? the thread|thread attached|written summary|story (already )?told|everything you (said|have told)|first two minutes already|steps already tried|seven lines|handed to|request already written|^why you\b|^not done\b|see everything|who, speaks/i,
  },
  {
    ask: 'Are our call recordings used to train models for your other customers?',
    from: ['/privacy-policy', '/terms-of-use'],
    says: /train models|never train|improve its own assistant|and for nothing else|only to serve you/i,
  },
  {
    ask: 'cookies?',
    from: ['/privacy-policy'],
    says: /no cookies?|set a cookie|not a cookie/i,
  },
  {
    ask: 'uptime SLA',
    from: [
      '/terms-of-use',
      '/',
      '/about',
      '/solutions/healthcare',
      '/solutions/insurance',
      '/solutions/data-analytics',
    ],
    says: /99\.[59]%|service level with credits|aim and not a guarantee/i,
  },
  {
    ask: 'Our procurement team needs to know the cap on your liabilty.',
    from: ['/terms-of-use'],
    says: /total liability|payments you made|what you paid us/i,
  },
  {
    ask: 'after we leave how many days to export our data',
    from: ['/terms-of-use'],
    says: /export your content|30 days to take your data/i,
  },
]
