import type { KnownQuestion } from './question.ts'

/** What compliance and legal officers ask. */
export const complianceQuestions: readonly KnownQuestion[] = [
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
  {
    ask: 'is our information sent outside India',
    from: ['/privacy-policy'],
    says: /countries|border|transfer/i,
  },
  { ask: 'can I unsubscribe from the newsletter', from: ['/privacy-policy'], says: /leave|link|newsletter/i },
  {
    ask: 'do you decide anything about people automatically',
    from: ['/privacy-policy', '/products/voice-intelligence'],
    says: /decision/i,
  },
  { ask: 'is it lie detection', from: ['/products/voice-intelligence'], says: /lie detection/i },
  {
    ask: 'do you keep caste or religion of customers',
    from: ['/products/customer-intelligence'],
    says: /caste/i,
  },
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
  {
    ask: 'is DPDP act in force now',
    from: ['/blog', '/blog/your-call-recordings-and-the-new-data-law', '/blog/what-a-whatsapp-opt-in-is'],
    says: /not yet|in force/i,
  },
  {
    ask: 'penalty for data breach in india',
    from: ['/blog/your-call-recordings-and-the-new-data-law'],
    says: /250 crore/i,
  },
  {
    ask: 'at what time are recovery calls allowed by RBI',
    from: ['/blog/what-340-missed-emi-calls-taught-one-branch', '/blog/payment-reminders-people-do-not-hate'],
    says: /8 am|eight|hours/i,
  },
  {
    ask: 'is a premium reminder a promotional call',
    from: ['/blog/which-number-may-ring'],
    says: /service call|promotional/i,
  },
  {
    ask: 'do we have to inform callers that call is recorded',
    from: ['/terms-of-use', '/solutions/banking', '/blog/your-call-recordings-and-the-new-data-law'],
    says: /record/i,
  },
  {
    ask: 'are card numbers hidden in transcripts',
    from: ['/solutions/data-analytics', '/products/document-processing'],
    says: /hidden|mask/i,
  },
  {
    ask: 'childrens data under 18',
    from: [
      '/solutions/edtech',
      '/blog/your-call-recordings-and-the-new-data-law',
      '/privacy-policy',
      '/terms-of-use',
    ],
    says: /child|eighteen|18/i,
  },
  { ask: 'where do you host the data, is it in India', from: ['/privacy-policy'], says: /stored|countries/i },
  { ask: 'can I ask for a copy of my personal data', from: ['/privacy-policy'], says: /copy/i },
  { ask: 'mera data delete karna hai', from: ['/privacy-policy'], says: /delet|erase|removal/i },
  { ask: 'does the demo send my data anywhere', from: ['/privacy-policy'], says: /sent|browser/i },
  {
    ask: 'whatsapp 24 hour window rule',
    from: ['/products/zapra', '/blog/what-a-whatsapp-opt-in-is', '/blog/whatsapp-after-the-call'],
    says: /24/i,
  },
  {
    ask: 'do you record voice prints or biometric',
    from: ['/products/voice-intelligence', '/products/customer-intelligence'],
    says: /identity|voice/i,
  },
  { ask: 'who owns call transcripts', from: ['/terms-of-use'], says: /belong/i },
  {
    ask: 'audit log that nobody can change',
    from: ['/solutions/process-automation', '/products/process-automation', '/blog/four-systems-one-address'],
    says: /log/i,
  },
]
