import type { KnownQuestion } from './question.ts'

/** What IT departments ask. */
export const technologyQuestions: readonly KnownQuestion[] = [
  {
    ask: 'Do you integrate with our CRM?',
    from: ['/', '/offers', '/products/virtual-assistant'],
    says: /CRM|connectors/,
  },
  { ask: 'is there an API', from: ['/', '/products/virtual-assistant', '/products/zapra'], says: /REST/ },
  {
    ask: 'can we keep our existing phone numbers and SIP trunk',
    from: ['/products/virtual-assistant', '/offers'],
    says: /own numbers|your numbers|SIP/i,
  },
  {
    ask: 'is data encrypted at rest',
    from: ['/offers', '/privacy-policy', '/products/document-processing'],
    says: /AES-256|encrypted/i,
  },
  { ask: 'role based access control available?', from: ['/offers', '/privacy-policy'], says: /role/i },
  {
    ask: 'how do I send call data to our data warehouse',
    from: ['/products/virtual-assistant', '/products/voice-intelligence'],
    says: /warehouse/i,
  },
  {
    ask: 'does it write to core banking before telling the customer',
    from: ['/products/virtual-assistant', '/about'],
    says: /first, then speaks|only after the system/i,
  },
  {
    ask: 'Can it pull GST number and total from a vendor invoice',
    from: ['/products/document-processing'],
    says: /invoice|GST/i,
  },
  {
    ask: 'does it update several backend systems in one go',
    from: [
      '/products/process-automation',
      '/solutions/process-automation',
      '/',
      '/blog/four-systems-one-address',
    ],
    says: /systems|in one call|back-office steps/i,
  },
  {
    ask: 'kya aapka bot invoice padh sakta hai',
    from: ['/products/document-processing'],
    says: /invoice|reads|photographs/i,
  },
  {
    ask: 'Does Voice Intelligence work in real time',
    from: ['/products/voice-intelligence'],
    says: /still (time|being)|while|seconds?/i,
  },
  {
    ask: 'SIP or WebRTC?',
    from: ['/products/virtual-assistant', '/products/voice-intelligence'],
    says: /SIP/,
  },
  { ask: 'TLS and AES used?', from: ['/privacy-policy', '/offers'], says: /AES-256/ },
  {
    ask: 'does it connect to Zoho or HubSpot',
    from: ['/', '/offers', '/products/virtual-assistant', '/products/zapra'],
    says: /CRM|connector/i,
  },
  {
    ask: 'our core system has no API, only screens',
    from: ['/products/process-automation', '/solutions/process-automation'],
    says: /screen/i,
  },
  {
    ask: 'we have a Genesys dialer, will that work',
    from: ['/products/virtual-assistant', '/solutions/bpo'],
    says: /SIP|dialler|carrier/i,
  },
  {
    ask: 'what if step 3 of 5 fails in the backend',
    from: ['/products/process-automation', '/solutions/process-automation', '/blog/four-systems-one-address'],
    says: /put back|earlier writes|refuse/i,
  },
  {
    ask: 'webhooks?',
    from: ['/products/virtual-assistant', '/products/voice-intelligence'],
    says: /webhook/i,
  },
  {
    ask: 'which payment gateways and UPI',
    from: ['/products/zapra', '/products/virtual-assistant', '/solutions/ecommerce'],
    says: /UPI|payment/i,
  },
  {
    ask: 'how many seconds does OCR take for one document',
    from: ['/products/document-processing'],
    says: /second| s/i,
  },
  {
    ask: 'what is the acuracy of invoice reading',
    from: ['/products/document-processing', '/blog/eighteen-forms-in-a-hundred'],
    says: /accura|right|%/i,
  },
  { ask: 'single sign on and MFA', from: ['/privacy-policy', '/offers'], says: /multi-factor|role/i },
  {
    ask: 'maker checker approval supported?',
    from: ['/solutions/process-automation', '/products/process-automation', '/blog/four-systems-one-address'],
    says: /maker|approve|limits/i,
  },
]
