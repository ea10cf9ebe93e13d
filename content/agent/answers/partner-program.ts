import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /partner-program. */
export const partnerProgram: readonly AgentAnswer[] = [
  {
    asked: [
      'How do we become a partner, reseller, channel partner or implementation partner, partner program, commission?',
      'partner banna hai',
      'We would like to resell your product',
      'can agencies sell this to their clients',
      'can we sell your product under our agency',
      'become a dealer',
      'collaborate with you',
      'tie-up',
      'franchise',
      'sujhaav dealership',
    ],
    say: 'Bring one customer and one call. It starts with a form and one call, and takes about six weeks.',
    page: '/partner-program',
    quote: 'You bring customers, systems or a city. We bring the assistant.',
  },
  {
    asked: [
      'What margin or revenue share do channel partners get?',
      'How much commission will I earn as a partner?',
      'earnings for resellers',
      'referral payout',
      'recurring income for agencies',
    ],
    say: 'A margin on every monthly package, for as long as the customer stays.',
    page: '/partner-program',
    quote: 'A share of each package for as long as the customer stays.',
  },
  {
    asked: [
      'What are the requirements or eligibility to be a partner?',
      'What do you ask of partners, what do partners need?',
      'criteria to be accepted as a reseller',
      'minimum qualifications for partners',
    ],
    say: 'A registered business, two trained people, a customer to begin with, and a security practice of your own.',
    page: '/partner-program',
    quote: 'Two years of trading, in any country we serve.',
  },
  {
    asked: [
      'What training and certificates do partners get?',
      'courses for reseller staff',
      'certification for partners',
    ],
    say: 'Two days, free, for as many people as you send.',
    page: '/partner-program',
    quote: 'Two days, free, for as many people as you send.',
  },
  {
    asked: [
      'How long does it take to become a partner, partner onboarding process?',
      'steps to get onboarded as a reseller',
      'how fast can an agency start',
    ],
    say: 'About six weeks, from application to launch. Nobody pays anything before launch.',
    page: '/partner-program',
    quote: 'Nobody pays anything before Launch.',
  },
  {
    asked: [
      'What types of partners are there: technology, channel, implementation, regional?',
      'What partner programs do you offer?',
      'kinds of partnership',
      'collaborate as integrator',
      'system integrator',
      'technology alliance',
    ],
    say: 'Four: technology, channel, implementation and regional partners. Begin with one.',
    page: '/partner-program',
    quote: 'Begin with one.',
  },
  {
    asked: [
      'Are deals protected, deal registration for partners?',
      'my lead is protected',
      'conflict with another dealer',
    ],
    say: 'Yes. Registered deals stay yours for 180 days.',
    page: '/partner-program',
    quote: 'Registered deals stay yours for 180 days',
  },
  {
    asked: [
      'Do partners get an exclusive territory or city?',
      'monopoly in a city',
      'only dealer in my state',
    ],
    say: 'Where agreed, yes.',
    page: '/partner-program',
    quote: 'Exclusive territories where agreed',
  },
  {
    asked: [
      'What support do partners get, a named engineer, marketing help, case studies?',
      'help from you after signing as reseller',
      'co-marketing',
    ],
    say: 'One named engineer who answers within four working hours, and shared marketing.',
    page: '/partner-program',
    quote: 'One person who answers within four working hours.',
  },
  {
    asked: [
      'Is there any fee to become a partner?',
      'deposit for dealers',
      'cost of joining the partner scheme',
    ],
    say: 'Nobody pays anything before Launch.',
    page: '/partner-program',
    quote: 'Nobody pays anything before Launch.',
  },
  {
    asked: [
      'How many years in business must a partner have?',
      'new company as partner',
      'how established must we be',
    ],
    say: 'Two years of trading, in any country we serve.',
    page: '/partner-program',
    quote: 'Two years of trading, in any country we serve.',
  },
]
