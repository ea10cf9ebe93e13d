import type { KnownQuestion } from './question.ts'

/** A dealer, a microfinance lender, a pharmacy, an airline, public-sector security, visitors of the site and quality leads. */
export const dealersLendersAndVisitorsQuestions: readonly KnownQuestion[] = [
  // Car dealership service manager
  {
    ask: 'we are a car dealer, our trade is not in your list',
    from: ['/solutions'],
    says: /not among the twelve|write it down/i,
  },
  {
    ask: 'customers want to know if their service booking is confirmed, will it call them back at a time they say',
    from: [
      '/solutions/banking',
      '/solutions/customer-support',
      '/products/zapra',
      '/blog/whatsapp-after-the-call',
    ],
    says: /hour the caller names|visit|Booked|slots|agreed/i,
  },
  {
    ask: 'spare parts price aur stock phone pe bata dega?',
    from: ['/solutions/customer-support', '/solutions'],
    says: /part number|Stock, price|price, stock/i,
  },
  // Microfinance head
  {
    ask: 'field officers visit; can a bot remind members before the due date in their own language',
    from: [
      '/solutions',
      '/blog/what-340-missed-emi-calls-taught-one-branch',
      '/blog/payment-reminders-people-do-not-hate',
    ],
    says: /before the due date|language|Marathi/i,
  },
  {
    ask: 'half the people cut the call within seconds, why',
    from: ['/blog/what-340-missed-emi-calls-taught-one-branch'],
    says: /first sentence|eight seconds|language|cut/i,
  },
  {
    ask: 'should one call more often if borrowers do not answer',
    from: ['/blog/what-340-missed-emi-calls-taught-one-branch', '/blog/payment-reminders-people-do-not-hate'],
    says: /persistently|more often|more attempts|not answered|no calls/i,
  },
  // Pharmacy / diagnostics chain
  {
    ask: 'Can patients ask if their report is ready?',
    from: [
      '/solutions/healthcare',
      '/blog/an-appointment-desk-that-is-awake-at-5-am',
      '/products/zapra',
      '/products/virtual-assistant',
    ],
    says: /report/i,
  },
  {
    ask: 'will it advise which tablet to take',
    from: ['/solutions/healthcare', '/products/zapra'],
    says: /medicine/i,
  },
  {
    ask: 'prescription padh lega doctor ki likhawat wali?',
    from: ['/products/document-processing'],
    says: /prescription|Handwritten medicine/i,
  },
  // Airline / travel CX
  {
    ask: 'thousands of passengers ring at once when flights are cancelled',
    from: ['/products/virtual-assistant', '/solutions/hospitality-travel', '/'],
    says: /Every line at once|the wait is the same|Travel disruption|missed connection/i,
  },
  {
    ask: 'can it book a cab for a delayed guest',
    from: ['/solutions/hospitality-travel', '/'],
    says: /car|driver|pick-up|cab/i,
  },
  // PSU security officer
  { ask: 'Do you keep the servers watched at night?', from: ['/privacy-policy'], says: /24 hours/i },
  {
    ask: 'who in your company can open our records',
    from: ['/privacy-policy', '/solutions/data-analytics'],
    says: /By role|people who need it|listener/i,
  },
  {
    ask: 'how are aadhaar digits treated on screen',
    from: ['/products/document-processing', '/solutions/data-analytics', '/blog/eighteen-forms-in-a-hundred'],
    says: /hidden|mask/i,
  },
  {
    ask: 'what do you do with our data once the contract is over',
    from: ['/terms-of-use', '/privacy-policy'],
    says: /30 days|erase|returned/i,
  },
  {
    ask: 'Is your software secure enough for a government department?',
    from: ['/privacy-policy', '/offers'],
    says: /AES-256|SOC 2|protect|role/i,
  },
  // Website visitor
  { ask: 'is there a place where I can play with the dashboard', from: ['/privacy-policy'], says: /demo/i },
  { ask: 'how often do you send the newsletter', from: ['/blog'], says: /One letter a month|one letter/i },
  { ask: 'what do you write about in your blog', from: ['/blog'], says: /article|writ|picture|line/i },
  {
    ask: 'do you track me with google analytics',
    from: ['/privacy-policy'],
    says: /cookie|views|other companies/i,
  },
  {
    ask: 'will your sales people reply on the same day',
    from: ['/', '/about', '/partner-program'],
    says: /24 hours|within 24/i,
  },
  {
    ask: 'Can I delete the message I sent you?',
    from: ['/privacy-policy'],
    says: /sooner|erase|Removal|12 months/i,
  },
  // Bank QA / training
  {
    ask: 'How is each mark explained to the agent?',
    from: ['/products/qams', '/blog/marking-every-call-is-not-watching-everyone'],
    says: /sentence|second|reason/i,
  },
  {
    ask: 'agents shouting at customers, can we catch that',
    from: ['/products/voice-intelligence', '/products/qams'],
    says: /tone|talk-over|Empathy|pace|who spoke over/i,
  },
  { ask: 'what is nps in the sample and how is it measured', from: ['/products/qams'], says: /47|promoter/i },
  { ask: 'which skill has only one or two people', from: ['/products/qams'], says: /Thin|Gaps|skill/i },
  // Head of digital, chat
  {
    ask: 'Instagram pe order le sakta hai kya?',
    from: ['/products/zapra'],
    says: /Instagram|story reply|saree/i,
  },
  {
    ask: 'does the bot need customer permission before messaging on WhatsApp',
    from: ['/blog/what-a-whatsapp-opt-in-is', '/blog/whatsapp-after-the-call', '/products/zapra', '/blog'],
    says: /permission|agreed|opt-in/i,
  },
  {
    ask: 'How many messages can we send a day without irritating people?',
    from: ['/blog/whatsapp-after-the-call'],
    says: /one message a day/i,
  },
  { ask: 'sms me photo bhej sakte hai?', from: ['/products/zapra'], says: /No picture|160 characters/i },
  {
    ask: 'can one agent see both the phone call and the chat of a customer',
    from: ['/products/zapra', '/products/customer-intelligence', '/products'],
    says: /One thread|moves with them|joined|Remembers|what was said on the phone/i,
  },
  // Ops excellence
  {
    ask: 'which back office jobs can be automated',
    from: ['/products/process-automation'],
    says: /process|minutes|twenty/i,
  },
  {
    ask: 'Our checker must approve every change. Does that still work?',
    from: ['/solutions/process-automation', '/products/process-automation', '/blog/four-systems-one-address'],
    says: /maker|checker|approve/i,
  },
  {
    ask: 'how do you know an update really went through',
    from: [
      '/products/process-automation',
      '/solutions/process-automation',
      '/products/virtual-assistant',
      '/about',
      '/blog/four-systems-one-address',
    ],
    says: /confirmed|taken it|writes? .* first|letters that came back/i,
  },
  {
    ask: 'What is the cheapest way to prevent address fraud?',
    from: ['/blog/four-systems-one-address'],
    says: /old contact|cheapest fraud control/i,
  },
  // Language / rural
  {
    ask: 'our callers speak Odia from Koraput, will it cope',
    from: ['/blog/bengali-odia-and-kannada-now-switch-mid-sentence'],
    says: /Koraput|Odia is behind|Odia/i,
  },
  {
    ask: 'old people say digits in lakhs and doubles',
    from: ['/blog/reading-a-cheque-leaf-over-the-phone', '/blog'],
    says: /double|nine ways|lakh/i,
  },
  {
    ask: 'what if two persons speak on the same phone',
    from: ['/blog/bengali-odia-and-kannada-now-switch-mid-sentence'],
    says: /two speakers|Two people on one phone/i,
  },
  {
    ask: 'which languages can be mixed in one sentence',
    from: ['/blog/bengali-odia-and-kannada-now-switch-mid-sentence', '/', '/blog'],
    says: /Bengali|mid-sentence|change language/i,
  },
  { ask: 'is there any charge for adding a language', from: ['/offers'], says: /no charge per language/i },
]
export const dealersLendersAndVisitorsOutside: readonly string[] = [
  'Do you offer a call centre building on rent?',
  'Which airline is the cheapest to Dubai?',
  'What is the interest rate of SBI home loan?',
  'Are your founders from IIT?',
  'Do you have a WhatsApp group for customers?',
  'Is there a mobile game by your company?',
  'Can you tell me about the history of telephones?',
  'mera pan card kab banega',
  'Do you support fax machines of Canon brand?',
  'What are your office timings on Sunday in Mumbai?',
]
