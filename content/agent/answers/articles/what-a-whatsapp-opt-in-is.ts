import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/what-a-whatsapp-opt-in-is. */
export const whatAWhatsappOptInIs: readonly AgentAnswer[] = [
  {
    asked: [
      'Is opt-in or consent needed for WhatsApp messages?',
      'may I message old customers',
      'permission to send promotions on WhatsApp',
      'bulk WhatsApp to my contact list',
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
    ],
    say: 'No. DLT is for SMS and voice calls. A WhatsApp template is approved by Meta.',
    page: '/blog/what-a-whatsapp-opt-in-is',
    quote: 'DLT, with its registered senders and templates, is for SMS and voice calls.',
  },
]
