import { claimInWords, claimOn } from '../../claims.ts'
import { pageViewWords } from '../../legal/page-view-words.ts'
import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** Integration, security and personal data. */
export const systemsAndData: readonly AgentAnswer[] = [
  {
    asked: [
      'Do you integrate or connect with our CRM, ERP, core banking, ticketing, existing systems and software?',
      'Which integrations and connectors do you have?',
      'is there an API, REST API, documentation for developers?',
    ],
    say: `Yes. More than ${claimInWords('/products/virtual-assistant', 'connectors')} connectors, and a documented REST interface for the system only you have.`,
    page: '/products/virtual-assistant',
    quote: `${claimOn('/products/virtual-assistant', 'connectors').shown} connectors, and a documented REST interface for the system only you have.`,
  },
  {
    asked: ['Can we keep our existing phone numbers, telephony, carrier, SIP trunk, PBX, dialer?'],
    say: 'Yes. You keep your numbers and carriers. It connects by SIP trunk, WebRTC or call forwarding.',
    page: '/products/virtual-assistant',
    quote: 'Keep your numbers and carriers',
  },
  {
    asked: [
      'Is data encrypted and secure, how do you protect and store data, data security, encryption at rest?',
    ],
    say: 'Stored data is encrypted with AES-256, and data on its way with TLS.',
    page: '/privacy-policy',
    quote: 'AES-256 for stored data; TLS in transit',
  },
  {
    asked: [
      'Is there role-based access control, permissions, multi-factor authentication, MFA, who can see the data?',
    ],
    say: 'Yes. Access is by role, with multi-factor authentication, and only as far as the work needs.',
    page: '/privacy-policy',
    quote: 'By role, with multi-factor authentication, and only as far as the work needs',
  },
  {
    asked: ['Are you SOC 2, GDPR, CCPA compliant or certified, compliance certificates and audit reports?'],
    say: 'We work to the SOC 2 criteria, the GDPR and the CCPA. The current reports are sent on request.',
    page: '/privacy-policy',
    quote: 'SOC 2 criteria, the GDPR and the CCPA. Ask us for the current reports and agreements',
  },
  {
    asked: ['Do you train your models or AI on our calls, recordings and data?'],
    say: 'Not for anybody else. The content of your calls, e-mails and chats never trains another customer’s models.',
    page: '/privacy-policy',
    quote:
      'We do not use the content of a customer’s calls, e-mails or chats to train models for any other customer.',
  },
  {
    asked: [
      'How long do you keep, retain or store my data, messages, chats and recordings of our customers, what is the retention period, how long is it stored?',
    ],
    say: 'As long as the reason lasts, and no longer than the law lets us. A message from the contact form: 12 months after our last exchange.',
    page: '/privacy-policy',
    quote: 'As long as the reason lasts, and no longer than the law lets us.',
  },
  {
    asked: [
      'How do I get my personal data deleted, erased, removed or corrected, right to be forgotten, what are my rights?',
    ],
    say: 'Write to our privacy address. It costs nothing and we answer within 30 days.',
    page: '/privacy-policy',
    quote: 'Ask to see it, fix it, erase it or pause it.',
  },
  {
    asked: [
      'Does this website use cookies, trackers, Google Analytics or advertising, do you track visitors?',
    ],
    say: pageViewWords(site.pageViews).inShort,
    page: '/privacy-policy',
    quote: pageViewWords(site.pageViews).inShort,
  },
  {
    asked: ['Do you sell or share personal information with third parties?'],
    say: 'We do not sell it, and we do not share it for advertising. Suppliers may handle it for us, under contract.',
    page: '/privacy-policy',
    quote:
      'We do not sell personal information, and we do not share it for advertising across other companies’ sites.',
  },
  {
    asked: ['Who are your sub-processors, suppliers, vendors and service providers?'],
    say: 'The service providers we use are named on request.',
    page: '/privacy-policy',
    quote: 'The service providers we use at present are named on request',
  },
  {
    asked: ['What happens in a data breach, leak or security incident?'],
    say: 'We tell you, the customer concerned and the authority, without undue delay and within the time the law sets.',
    page: '/privacy-policy',
    quote:
      'If a breach is likely to affect you, we will tell you, the customer concerned and the authority concerned without undue delay',
  },
  {
    asked: [
      'Is data transferred or stored outside India, where is data hosted, data residency, which country, cross border?',
    ],
    say: 'It may cross a border, and the protection goes with it. A customer may agree with us where its content is stored.',
    page: '/privacy-policy',
    quote: 'A customer may agree with us where its content is stored.',
  },
  {
    asked: ['Are Aadhaar, PAN and account numbers masked or hidden?'],
    say: 'Yes. Account, PAN and Aadhaar digits are hidden on screen and in logs.',
    page: '/products/document-processing',
    quote: 'Account, PAN and Aadhaar digits are hidden on screen and in logs.',
  },
  {
    asked: ['Do you send or export call data to our data warehouse, webhooks, SFTP, analytics?'],
    say: 'Every turn of a call can go to your warehouse, by webhook, SFTP or a scheduled export.',
    page: '/products/virtual-assistant',
    quote: 'Sends every turn to your warehouse',
  },
  {
    asked: [
      'Is it lie detection, does it know who lies, identify people, health, voice biometrics, voiceprint?',
    ],
    say: 'No. It reads the call, not the person: no identity, no health, no lie detection.',
    page: '/products/voice-intelligence',
    quote: 'It reads the call, not the person: no identity, no health, no lie detection.',
  },
  {
    asked: ['Do you take automated decisions about people, profiling?'],
    say: 'Not with legal or similarly serious effect by automated means alone.',
    page: '/privacy-policy',
    quote:
      'We do not make decisions about you with legal or similarly serious effect by automated means alone.',
  },
  {
    asked: ['What information do you collect about me, what does the contact form store?'],
    say: 'What you type in our form, what a customer’s account needs, and the calls our customers hand to us.',
    page: '/privacy-policy',
    quote:
      'What you type in our form, what a customer’s account needs, and the calls our customers hand to us.',
  },
  {
    asked: ['How do I unsubscribe, leave or opt out of the newsletter or marketing e-mail?'],
    say: 'Every mail carries a link with which you leave at once.',
    page: '/privacy-policy',
    quote: 'Every mail carries a link with which you leave at once.',
  },
  {
    asked: ['Do you monitor security round the clock?', '24x7 monitoring, SOC team'],
    say: 'Yes, 24 hours a day, 7 days a week.',
    page: '/privacy-policy',
    quote: '24 hours a day, 7 days a week',
  },
  {
    asked: ['Is there a data processing agreement, DPA, processor?'],
    say: 'Yes, where the law asks for one it forms part of the terms.',
    page: '/terms-of-use',
    quote: 'Where the law asks for a data processing agreement, it forms part of these terms.',
  },
  {
    asked: ['Who owns the data, transcripts, recordings, content, intellectual property?'],
    say: 'Your content belongs to you, and so do the transcripts, reports and records made from it.',
    page: '/terms-of-use',
    quote:
      'Your content belongs to you, and so do the transcripts, reports and records that the services make from it.',
  },
  {
    asked: [
      'Is what I type or ask here sent, stored or recorded, does this assistant send my question anywhere, are you an AI?',
    ],
    say: 'No. I find answers in your browser, without a model and without a server. What you ask does not leave your device.',
    page: '/privacy-policy',
    quote: 'what you ask does not leave your device.',
  },
]
