import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/what-a-whatsapp-opt-in-is. */
export const whatAWhatsappOptInIs: readonly AgentAnswer[] = [
  {
    asked: [
      'Is opt-in or consent needed for WhatsApp messages?',
      'may I message old customers',
      'permission to send promotions on WhatsApp',
      'bulk WhatsApp to my contact list',
      'blast Diwali offers to everybody',
      'bulk offers to past buyers',
      'do I need permission to send WhatsApp messages',
      'what is an opt-in',
      'meaning of WhatsApp opt in',
    ],
    say: 'Yes. One person agreed, on one day, to hear from one company, about something, and could have said no.',
    page: '/blog/what-a-whatsapp-opt-in-is',
    quote: 'An opt-in is a small thing.',
  },
  {
    asked: [
      'Does WhatsApp need DLT registration like SMS?',
      'registration of WhatsApp templates',
      'TRAI registration for WhatsApp',
      'is DLT needed for WhatsApp',
      'who approves WhatsApp templates',
    ],
    say: 'No. DLT is for SMS and voice calls. A WhatsApp template is approved by Meta.',
    page: '/blog/what-a-whatsapp-opt-in-is',
    quote: 'DLT, with its registered senders and templates, is for SMS and voice calls.',
  },
  {
    asked: [
      'how to prove WhatsApp consent',
      'what should a consent record hold',
      'seven questions of an opt-in',
      'evidence of opt-in',
      'what should a consent record have',
      'how do I prove that the customer agreed',
    ],
    say: 'Who, when, where, to what words, by doing what, for which messages, and how it ends.',
    page: '/blog/what-a-whatsapp-opt-in-is',
    quote: 'Keep these seven as fields, not as a scanned form.',
  },
  {
    asked: [
      'we have an old list of numbers',
      'get consent from existing customers',
      '4 lakh numbers in CRM',
      'how to get consent from old customers',
      'we have numbers but no consent',
    ],
    say: 'Ask where they already are: on the next bill, in the app, at the counter, at the end of the next call.',
    page: '/blog/what-a-whatsapp-opt-in-is',
    quote: 'You cannot ask them on WhatsApp whether you may write on WhatsApp.',
  },
  {
    asked: [
      'how to word the opt-in',
      'one tick for updates and offers',
      'separate consent for marketing',
      'what to ask at checkout',
      'how to ask for WhatsApp permission',
    ],
    say: 'Ask for one thing at a time: order updates, receipts, offers.',
    page: '/blog/what-a-whatsapp-opt-in-is',
    quote: '“Updates and offers” is two questions in one, and it gets the worse answer to both.',
  },
  {
    asked: [
      'customer wrote to us once, may we send offers later',
      'is an open window consent',
      'old chat, can I send a promotion',
      'reply window is not consent',
      'if a customer messages us can we send promotions later',
    ],
    say: 'No. The window is permission to answer, not permission to begin.',
    page: '/blog/what-a-whatsapp-opt-in-is',
    quote: 'The window is permission to answer, not permission to begin.',
  },
  {
    asked: [
      'Does ticking a checkbox or having a phone number count as consent for WhatsApp marketing?',
      'is a customer’s phone number enough permission to message them',
      'bought a phone list',
      'ready-ticked box',
      'is silence consent',
    ],
    page: '/blog/what-a-whatsapp-opt-in-is',
    quote: 'A phone number is not permission, and a tick that came ready-made is not a yes.',
  },
]
