import { claimInWords, claimOn } from '../../claims.ts'
import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

const uptime = claimOn('/', 'uptimeReported')
const costReduction = claimOn('/', 'costReduction')
const callsPerMonth = claimOn('/', 'callsPerMonth')

/** The company, partners, claims and guides. */
export const company: readonly AgentAnswer[] = [
  {
    asked: [
      'What is your uptime, how reliable is it, downtime, outages?',
      'How often is your service down?',
      'has it ever crashed',
      'how dependable is the platform',
      'are you always up',
      'reliability record',
    ],
    say: `${uptime.shown} over the last twelve months, as claimed.`,
    page: '/',
    quote: `${uptime.shown} ${uptime.wording}`,
  },
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
      `Who founded the company, who are the founders, when and where did ${site.brand} start or begin, history, about us?`,
      `Where did ${site.brand} start, how did it begin?`,
      'who are you, tell me about your company',
      'background of the firm',
      'who built this',
      'how did you begin',
    ],
    say: 'Three people, in the monsoon of 2019, behind the reception of a clinic in Pune.',
    page: '/about',
    quote:
      'In the monsoon of 2019 three of us sat behind the reception of a clinic in Pune and wrote down every call',
  },
  {
    asked: [
      'Are you hiring, do you have jobs, careers, vacancies, openings?',
      'I want to work for you, any openings for engineers?',
      'do you recruit',
      'send my resume',
      'vacancies for linguists',
    ],
    say: 'Yes: people who have answered phones, written grammars or kept systems up through a bad night.',
    page: '/about',
    quote:
      'We hire people who have answered phones, written grammars or kept systems up through a bad night.',
  },
  {
    asked: [
      'How do I contact sales, talk to your team, your phone number and email address?',
      'How quickly will you reply to the contact form?',
      'I would like to talk to someone from sales',
      'whom do I contact to buy',
      'sales team ka number ya email',
      'Can someone call me back?',
      'ring me back please',
      'get in touch with a salesperson',
      'speak to a representative',
      'contact number',
      'give me a call',
    ],
    say: 'Send the contact form, write or ring. A person replies within 24 hours.',
    page: '/',
    quote: 'A person replies, and asks for your call reasons and volumes.',
  },
  {
    asked: [
      'Can I get a demo, see it working, trial, pilot, proof of concept?',
      'Is there a free trial or a demo?',
      'Can we test it before buying?',
      'demo chahiye',
      'show me how it works',
      'see it on our own calls',
      'test drive',
      'proof before paying',
    ],
    say: 'Yes. Send a recording, or describe the call your team dreads, and we show you how it goes.',
    page: '/',
    quote: `We will show you how ${site.brand} takes it, in your callers’ language.`,
  },
  {
    asked: [
      'How many calls, customers or conversations do you handle every month, what is your scale?',
      'how big are you, how many calls do you take?',
      'how large are you',
      'volume you process',
      'traffic you handle in total',
    ],
    say: `${claimInWords('/', 'callsPerMonth')} calls a month, as claimed across all customers.`,
    page: '/',
    quote: `${callsPerMonth.wording}: ${callsPerMonth.shown}`,
  },
  {
    asked: [
      'How much cost saving do customers report, how much money can we save, ROI, return on investment?',
      'how much will we save by using the bot',
      'kitna paisa bachega',
      'return on spend',
      'reduce our support budget',
      'will it be cheaper than staff',
      'business case',
    ],
    say: `Customers report a ${costReduction.shown} lower cost of service.`,
    page: '/',
    quote: `${costReduction.shown} ${costReduction.wording}`,
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
      'Who runs the company, who is in the leadership team?',
      'photos of the founders',
      'names of the top management',
    ],
    say: 'Four people are drawn on the About page, as they sound. They are sample people.',
    page: '/about',
    quote: 'Each portrait is the person saying their own name, top to bottom.',
  },
  {
    asked: [
      'Does it meet DPDP Act, Indian data protection law for call recordings?',
      'does recording fall under privacy law',
      'Indian privacy law for call centres',
    ],
    say: 'A recording of a customer is personal data in digital form. One article goes through it, for people who run call floors.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'This is a reader’s guide for people who run call floors, written in July 2025.',
  },
  {
    asked: [
      'Which number series for calls: 140 or 1600, TRAI, DLT, DND, telemarketing rules, spam calls?',
      'which prefix do marketing calls need',
      'number starting with 140',
      'regulator’s numbering rule',
      'caller id series',
    ],
    say: 'Promotional calls belong on the 140 series, service and transactional calls on the 1600 series.',
    page: '/blog/which-number-may-ring',
    quote: 'Promotional calls belong on the 140 series.',
  },
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
]
