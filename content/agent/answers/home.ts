import { claimInWords, claimOn } from '../../claims.ts'
import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

const uptime = claimOn('/', 'uptimeReported')
const costReduction = claimOn('/', 'costReduction')
const callsPerMonth = claimOn('/', 'callsPerMonth')
const callsMonitored = claimOn('/', 'callsMonitored')

/** What rests on the home page. */
export const home: readonly AgentAnswer[] = [
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
    asked: ['phone number', 'contact number', 'which number do I ring you on', 'telephone of the company'],
    say: `${site.phone.display}. Or leave yours in the contact form: a person replies within 24 hours.`,
    page: '/privacy-policy',
    quote: `Phone: ${site.phone.display}`,
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
      'give me a call',
      'talk to your sales',
      'how fast do you reply',
      'get a quotation',
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
      'try it with one recording first',
      'I want to see a demo',
      'can I book a demo',
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
      'How many calls do you handle in a month?',
      'calls per month across customers',
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
    say: `A ${costReduction.shown} lower cost of service is possible: an illustration, not a promise.`,
    page: '/',
    quote: `${costReduction.shown} ${costReduction.wording}`,
  },
  {
    asked: [
      'How long is the pause, latency, delay, response time before the bot answers?',
      'How fast does it answer the caller?',
      'Is there an awkward silence before the bot replies, how quick is the reply on a call?',
      'what is the latency in milliseconds',
      'reaction time',
      'awkward gap',
      'how snappy is it',
      'lag between question and answer',
      'seconds before the bot speaks',
    ],
    say: 'In the sample turn we draw to scale, from the caller’s last word to our first, a little over a second.',
    page: '/',
    quote: 'Here is one turn of one call, to scale, from the caller’s last word to our first.',
  },
  {
    asked: [
      'Which industries do you serve, which sectors do you work with?',
      'use cases and solutions by industry',
      'Is it suitable for my business?',
      'what kinds of businesses do you cover',
      'who is it meant for',
      'verticals',
    ],
    say: 'Twelve solutions: eight industries, from banking to travel, and four use cases.',
    page: '/',
    quote: 'Twelve solutions, each built around the sentence its callers open with.',
  },
  {
    asked: ['How many calls do you monitor for quality?', 'total audited volume'],
    say: `${callsMonitored.shown}, as claimed across all customers.`,
    page: '/',
    quote: `${callsMonitored.wording}: ${callsMonitored.shown}`,
  },
  {
    asked: ['who sets it up', 'I am not technical', 'do I need an IT person', 'who writes the script'],
    say: 'We do. In the first week we build the assistant on your scripts and connect one system.',
    page: '/',
    quote: 'We build the assistant on your scripts and connect one system.',
  },
  {
    asked: [
      'latency of one turn split by step',
      'where do the milliseconds go',
      'core banking response time',
      'how the second is spent',
      'system lookup time',
    ],
    say: 'End of speech, language and intent, verification, core banking, the answer, then the first word: each step is drawn to scale.',
    page: '/',
    quote: 'Core banking asked 310 ms one card found, ending 4471',
  },
  {
    asked: [
      'why did calls double on Thursday',
      'calls from one city doubled',
      'sudden rush on one day',
      'find the cause of a rush',
    ],
    say: 'It groups the calls by cause. In the sample it was one undelivered SMS batch.',
    page: '/',
    quote: 'Groups the calls by cause and points to the failed SMS batch.',
  },
  {
    asked: [
      'what is on the live screen',
      'wallboard',
      'floor view',
      'what does the supervisor see',
      'live floor',
    ],
    say: 'The supervisor’s screen shows calls in progress, their state, checks and system.',
    page: '/',
    quote:
      'Every live conversation on one screen: what was said, what was done in your systems, how it scored.',
  },
  {
    asked: [
      'same question on phone, chat and email',
      'one system for all channels',
      'do you also answer e-mails',
      'email ka jawab deta hai',
    ],
    say: 'Yes: by voice, WhatsApp, e-mail and chat.',
    page: '/',
    quote: 'answers your customers by voice, WhatsApp, e-mail and chat',
  },
]
