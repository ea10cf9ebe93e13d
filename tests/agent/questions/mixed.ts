import type { KnownQuestion } from './question.ts'

/** Of all kinds: held out in the first round, used for tuning since. */
export const mixedQuestions: readonly KnownQuestion[] = [
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
