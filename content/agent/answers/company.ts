import { claimInWords, claimOn } from '../../claims.ts'
import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

const uptime = claimOn('/', 'uptimeReported')
const costReduction = claimOn('/', 'costReduction')
const callsPerMonth = claimOn('/', 'callsPerMonth')

/** The company, partners, claims and guides. */
export const company: readonly AgentAnswer[] = [
  {
    asked: ['What is your uptime, how reliable is it, downtime, outages?'],
    say: `${uptime.shown} over the last twelve months, as claimed.`,
    page: '/',
    quote: `${uptime.shown} ${uptime.wording}`,
  },
  {
    asked: [
      'How do we become a partner, reseller, channel partner or implementation partner, partner program, commission?',
    ],
    say: 'Bring one customer and one call. It starts with a form and one call, and takes about six weeks.',
    page: '/partner-program',
    quote: 'You bring customers, systems or a city. We bring the assistant.',
  },
  {
    asked: [
      `Who founded the company, who are the founders, when and where did ${site.brand} start or begin, history, about us?`,
    ],
    say: 'Three people, in the monsoon of 2019, behind the reception of a clinic in Pune.',
    page: '/about',
    quote:
      'In the monsoon of 2019 three of us sat behind the reception of a clinic in Pune and wrote down every call',
  },
  {
    asked: ['Are you hiring, do you have jobs, careers, vacancies, openings?'],
    say: 'Yes: people who have answered phones, written grammars or kept systems up through a bad night.',
    page: '/about',
    quote:
      'We hire people who have answered phones, written grammars or kept systems up through a bad night.',
  },
  {
    asked: [
      'How do I contact sales, talk to your team, your phone number and email address?',
      'How quickly will you reply to the contact form?',
    ],
    say: 'Send the contact form, write or ring. A person replies within 24 hours.',
    page: '/',
    quote: 'A person replies, and asks for your call reasons and volumes.',
  },
  {
    asked: ['Can I get a demo, see it working, trial, pilot, proof of concept?'],
    say: 'Yes. Send a recording, or describe the call your team dreads, and we show you how it goes.',
    page: '/',
    quote: `We will show you how ${site.brand} takes it, in your callers’ language.`,
  },
  {
    asked: ['How many calls, customers or conversations do you handle every month, what is your scale?'],
    say: `${claimInWords('/', 'callsPerMonth')} calls a month, as claimed across all customers.`,
    page: '/',
    quote: `${callsPerMonth.wording}: ${callsPerMonth.shown}`,
  },
  {
    asked: [
      'How much cost saving do customers report, how much money can we save, ROI, return on investment?',
    ],
    say: `Customers report a ${costReduction.shown} lower cost of service.`,
    page: '/',
    quote: `${costReduction.shown} ${costReduction.wording}`,
  },
  {
    asked: ['What margin or revenue share do channel partners get?'],
    say: 'A margin on every monthly package, for as long as the customer stays.',
    page: '/partner-program',
    quote: 'A share of each package for as long as the customer stays.',
  },
  {
    asked: ['What are the requirements or eligibility to be a partner?'],
    say: 'A registered business, two trained people, a customer to begin with, and a security practice of your own.',
    page: '/partner-program',
    quote: 'Two years of trading, in any country we serve.',
  },
  {
    asked: ['What training and certificates do partners get?'],
    say: 'Two days, free, for as many people as you send.',
    page: '/partner-program',
    quote: 'Two days, free, for as many people as you send.',
  },
  {
    asked: ['How long does it take to become a partner, partner onboarding process?'],
    say: 'About six weeks, from application to launch. Nobody pays anything before launch.',
    page: '/partner-program',
    quote: 'Nobody pays anything before Launch.',
  },
  {
    asked: ['Who runs the company, who is in the leadership team?'],
    say: 'Four people are drawn on the About page, as they sound. They are sample people.',
    page: '/about',
    quote: 'Each portrait is the person saying their own name, top to bottom.',
  },
  {
    asked: ['Does it meet DPDP Act, Indian data protection law for call recordings?'],
    say: 'A recording of a customer is personal data in digital form. One article goes through it, for people who run call floors.',
    page: '/blog/your-call-recordings-and-the-new-data-law',
    quote: 'This is a reader’s guide for people who run call floors, written in July 2025.',
  },
  {
    asked: ['Which number series for calls: 140 or 1600, TRAI, DLT, DND, telemarketing rules, spam calls?'],
    say: 'Promotional calls belong on the 140 series, service and transactional calls on the 1600 series.',
    page: '/blog/which-number-may-ring',
    quote: 'Promotional calls belong on the 140 series.',
  },
  {
    asked: ['Is opt-in or consent needed for WhatsApp messages?'],
    say: 'Yes. One person agreed, on one day, to hear from one company, about something, and could have said no.',
    page: '/blog/what-a-whatsapp-opt-in-is',
    quote: 'An opt-in is a small thing.',
  },
]
