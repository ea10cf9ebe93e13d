import { pageViewWords } from '../../legal/page-view-words.ts'
import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** Personal data in the services, as the privacy policy has it. */
export const personalData: readonly AgentAnswer[] = [
  {
    asked: [
      'Do you train your models or AI on our calls, recordings and data?',
      'Will our recordings be used to train AI for other companies?',
      'do you learn from our conversations',
      'is our data shared with your other clients',
      'AI training on customer data',
      'is our audio used for model training',
      'will a rival’s bot learn from our calls',
      'hamari recording se AI train hoga',
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
      'data retention period',
      'kitne din tak data rakhte ho',
      'how long is my enquiry kept',
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
      'how do I ask for erasure',
      'I want my number removed',
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
      'Do you take automated decisions about people, profiling?',
      'robots deciding about people',
      'credit decision by AI',
      'automated rejection',
      'does AI decide on its own about people',
      'algorithmic decisions',
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
      'remove me from the mailing list',
      'newsletter band karo',
    ],
    say: 'Every mail carries a link with which you leave at once.',
    page: '/privacy-policy',
    quote: 'Every mail carries a link with which you leave at once.',
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
      'is this AI or a search',
      'does anyone see what I type',
      'is anything I ask you here saved',
    ],
    say: 'No. I find answers in your browser, without a model and without a server. What you ask does not leave your device.',
    page: '/privacy-policy',
    quote: 'what you ask does not leave your device.',
  },
  {
    asked: [
      'how long are our customers’ calls kept',
      'retention of call recordings in your service',
      'can we set the retention ourselves',
      'who decides how long recordings stay',
      'delete recordings after contract',
    ],
    say: 'As the customer instructs. It is returned or erased when the contract ends.',
    page: '/privacy-policy',
    quote: 'As the customer instructs; returned or erased when its contract ends',
  },
  {
    asked: [
      'are you controller or processor',
      'data fiduciary or processor',
      'who is the data controller',
      'on whose instructions do you handle calls',
    ],
    say: 'The customer does. It decides why this is done, what is kept and for how long; we act on its instructions.',
    page: '/privacy-policy',
    quote:
      'The customer decides why this is done, what is kept and for how long; we act on its instructions.',
  },
  {
    asked: [
      'would you hand data to the police',
      'court order for recordings',
      'government asks for data',
      'law enforcement requests',
      'can the police get our recordings',
    ],
    say: 'Courts and authorities, where the law requires it. Where we lawfully can, we tell the person concerned first.',
    page: '/privacy-policy',
    quote:
      'courts and authorities, where the law requires it. Where we lawfully can, we tell the person concerned first;',
  },
  {
    asked: [
      'what if your company is sold',
      'you get acquired, what of our data',
      'merger and my data',
      'who gets the data if you shut down',
    ],
    say: 'It goes to a successor under the terms of the privacy policy.',
    page: '/privacy-policy',
    quote: 'a successor, if our business or part of it is sold, under the terms of this policy.',
  },
  {
    asked: [
      'I got a call from your bot and want my data deleted',
      'I spoke to your assistant at my bank, erase it',
      'caller of your customer wants access',
      'your bot rang me',
      'stop the bank’s calls to me',
    ],
    say: 'Write to that company: it decides. If you ask us, we pass the request on and tell you so.',
    page: '/privacy-policy',
    quote: 'If your information reached us through one of our customers, that customer decides.',
  },
  {
    asked: [
      'can our calls improve our own bot',
      'use our data to tune our assistant',
      'may we opt in to training',
      'better answers from our own history',
    ],
    say: 'Only with your agreement in writing, and then to improve your own assistant.',
    page: '/privacy-policy',
    quote: 'A customer may agree in writing to use its own content to improve its own assistant.',
  },
  {
    asked: ['on which legal ground do you process data', 'lawful basis for processing', 'GDPR article 6'],
    say: 'Your request, a contract, a legal duty, legitimate interest or consent.',
    page: '/privacy-policy',
    quote: 'Where the law asks for a ground, these are ours.',
  },
  {
    asked: [
      'do you buy contact lists',
      'is it for children',
      'do you collect data of kids',
      'can individuals buy it',
    ],
    say: 'No. The services are sold to businesses and are not meant for children, and we do not buy lists of people.',
    page: '/privacy-policy',
    quote: 'Our services are sold to businesses and are not meant for children.',
  },
  {
    asked: [
      'can my lawyer ask on my behalf',
      'someone else files the privacy request',
      'proof of identity for a request',
      'my son will write for me',
    ],
    say: 'Yes, with your written permission.',
    page: '/privacy-policy',
    quote: 'You may send someone in your place with your written permission.',
  },
]
