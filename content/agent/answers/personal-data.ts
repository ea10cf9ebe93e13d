import { pageViewWords } from '../../legal/page-view-words.ts'
import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** Personal data and security in the services, as the privacy policy has it. */
export const personalData: readonly AgentAnswer[] = [
  {
    asked: [
      'Is data encrypted and secure, how do you protect and store data, data security, encryption at rest?',
      'Is our data safe with you?',
      'hamara data surakshit hai kya',
      'cyber security',
      'are files scrambled',
      'protection of stored information',
      'hackers',
      'safe storage',
    ],
    say: 'Stored data is encrypted with AES-256, and data on its way with TLS.',
    page: '/privacy-policy',
    quote: 'AES-256 for stored data; TLS in transit',
  },
  {
    asked: [
      'Is there role-based access control, permissions, multi-factor authentication, MFA, who can see the data?',
      'single sign on, SSO, MFA',
      'Who inside our company can open the recordings?',
      'who may listen to recordings',
      'access rights',
      'restrict employees',
      'password policy',
      'two-factor',
    ],
    say: 'Yes. Access is by role, with multi-factor authentication, and only as far as the work needs.',
    page: '/privacy-policy',
    quote: 'By role, with multi-factor authentication, and only as far as the work needs',
  },
  {
    asked: [
      'Are you SOC 2, GDPR, CCPA compliant or certified, compliance certificates and audit reports?',
      'Do you have security certificates, ISO 27001, HIPAA, PCI?',
      'can we see your audit report',
      'certifications',
      'third-party audit',
      'proof of compliance',
      'information security questionnaire',
      'vendor risk assessment',
    ],
    say: 'We work to the SOC 2 criteria, the GDPR and the CCPA. The current reports are sent on request.',
    page: '/privacy-policy',
    quote: 'SOC 2 criteria, the GDPR and the CCPA. Ask us for the current reports and agreements',
  },
  {
    asked: [
      'Do you train your models or AI on our calls, recordings and data?',
      'Will our recordings be used to train AI for other companies?',
      'do you learn from our conversations',
      'is our data shared with your other clients',
      'AI training on customer data',
    ],
    say: 'Not for anybody else. The content of your calls, e-mails and chats never trains another customer’s models.',
    page: '/privacy-policy',
    quote:
      'We do not use the content of a customer’s calls, e-mails or chats to train models for any other customer.',
  },
  {
    asked: [
      'How long do you keep, retain or store my data, messages, chats and recordings of our customers, what is the retention period, how long is it stored?',
      'storage duration',
      'how soon is data purged',
      'how many months do you hold on to things',
      'archive',
    ],
    say: 'As long as the reason lasts, and no longer than the law lets us. A message from the contact form: 12 months after our last exchange.',
    page: '/privacy-policy',
    quote: 'As long as the reason lasts, and no longer than the law lets us.',
  },
  {
    asked: [
      'How do I get my personal data deleted, erased, removed or corrected, right to be forgotten, what are my rights?',
      'mera data delete kar do',
      'How can I have my information removed?',
      'delete everything about me',
      'wipe my details',
      'forget me',
      'GDPR request',
    ],
    say: 'Write to our privacy address. It costs nothing and we answer within 30 days.',
    page: '/privacy-policy',
    quote: 'Ask to see it, fix it, erase it or pause it.',
  },
  {
    asked: [
      'Does this website use cookies, trackers, Google Analytics or advertising, do you track visitors?',
      'Why is there no cookie banner?',
      'do you follow me around the web',
      'trackers',
      'analytics on the site',
      'ad pixels',
    ],
    say: pageViewWords(site.pageViews).inShort,
    page: '/privacy-policy',
    quote: pageViewWords(site.pageViews).inShort,
  },
  {
    asked: [
      'Do you sell or share personal information with third parties?',
      'do you trade our details',
      'pass on my number',
      'spam from others',
      'resell contacts',
      'marketing partners',
    ],
    say: 'We do not sell it, and we do not share it for advertising. Suppliers may handle it for us, under contract.',
    page: '/privacy-policy',
    quote:
      'We do not sell personal information, and we do not share it for advertising across other companies’ sites.',
  },
  {
    asked: [
      'Who are your sub-processors, suppliers, vendors and service providers?',
      'companies behind you',
      'cloud vendors',
      'outsourcing of processing',
    ],
    say: 'The service providers we use are named on request.',
    page: '/privacy-policy',
    quote: 'The service providers we use at present are named on request',
  },
  {
    asked: [
      'What happens in a data breach, leak or security incident?',
      'if you get hacked',
      'notify us of an incident',
      'stolen records',
    ],
    say: 'We tell you, the customer concerned and the authority, without undue delay and within the time the law sets.',
    page: '/privacy-policy',
    quote:
      'If a breach is likely to affect you, we will tell you, the customer concerned and the authority concerned without undue delay',
  },
  {
    asked: [
      'Is data transferred or stored outside India, where is data hosted, data residency, which country, cross border?',
      'Where are your servers, is our data kept in India?',
      'servers abroad',
      'data localisation',
      'stays within the country',
      'foreign storage',
      'which region',
    ],
    say: 'It may cross a border, and the protection goes with it. A customer may agree with us where its content is stored.',
    page: '/privacy-policy',
    quote: 'A customer may agree with us where its content is stored.',
  },
  {
    asked: [
      'Do you take automated decisions about people, profiling?',
      'robots deciding about people',
      'credit decision by AI',
      'automated rejection',
    ],
    say: 'Not with legal or similarly serious effect by automated means alone.',
    page: '/privacy-policy',
    quote:
      'We do not make decisions about you with legal or similarly serious effect by automated means alone.',
  },
  {
    asked: [
      'What information do you collect about me, what does the contact form store?',
      'which of my details do you gather',
      'what do you know about me',
      'personal details needed',
    ],
    say: 'What you type in our form, what a customer’s account needs, and the calls our customers hand to us.',
    page: '/privacy-policy',
    quote:
      'What you type in our form, what a customer’s account needs, and the calls our customers hand to us.',
  },
  {
    asked: [
      'How do I unsubscribe, leave or opt out of the newsletter or marketing e-mail?',
      'stop your mails',
      'too many mails from you',
    ],
    say: 'Every mail carries a link with which you leave at once.',
    page: '/privacy-policy',
    quote: 'Every mail carries a link with which you leave at once.',
  },
  {
    asked: [
      'Do you monitor security round the clock?',
      '24x7 monitoring, SOC team',
      'security operations',
      'who watches at night',
      'incident monitoring',
    ],
    say: 'Yes, 24 hours a day, 7 days a week.',
    page: '/privacy-policy',
    quote: '24 hours a day, 7 days a week',
  },
  {
    asked: [
      'Is what I type or ask here sent, stored or recorded, does this assistant send my question anywhere, are you an AI?',
      'Is this chat private, who reads my questions?',
      'Are you a real person or a bot?',
      'Which AI model answers me here?',
      'are my questions logged',
      'is this conversation private',
      'are you ChatGPT',
      'how do you work',
      'does this chat get saved',
      'who am I talking to',
    ],
    say: 'No. I find answers in your browser, without a model and without a server. What you ask does not leave your device.',
    page: '/privacy-policy',
    quote: 'what you ask does not leave your device.',
  },
]
