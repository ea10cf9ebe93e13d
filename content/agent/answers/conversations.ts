import { claimInWords, claimOn } from '../../claims.ts'
import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** How a conversation goes. */
export const conversations: readonly AgentAnswer[] = [
  {
    asked: [
      'How soon can it go live and take live calls?',
      'How many days or weeks does implementation, onboarding and setup time take?',
      'When can we start, what is the timeline to launch?',
    ],
    say: 'Two weeks. In the first week we build it on your scripts and connect one system. In the second it takes live calls while you listen.',
    page: '/',
    quote: 'It takes live calls, on the line you choose, while you listen.',
  },
  {
    asked: [
      'Which languages does it speak and how many languages do you support?',
      'Does it know Hindi, Tamil, Telugu, Marathi, Bengali, Kannada, Gujarati, English, Malayalam, regional languages?',
    ],
    say: `More than ${claimInWords('/offers', 'languages')}, on one line. Nobody has to press a key for a language.`,
    page: '/offers',
    quote: `${claimOn('/offers', 'languages').shown} languages, no charge per language`,
  },
  {
    asked: [
      'Can a caller switch language, mix Hindi and English, Hinglish in the same sentence?',
      'mixed language, changes language midway',
    ],
    say: 'Yes. Callers can change language in the middle of a sentence and it follows, without a menu.',
    page: '/',
    quote: `${site.brand} does too, in ${claimOn('/', 'languages').shown} languages, without asking anyone to press 2.`,
  },
  {
    asked: [
      'What happens when a caller is angry, upset, frustrated, abusive or the call is hard?',
      'When does it hand over, escalate or transfer to a human agent, a real person, can a caller speak with a human?',
      'Can the customer talk to a human?',
    ],
    say: 'It stops and fetches a person. They get the transcript, the mood and the next step, so the caller does not repeat anything.',
    page: '/',
    quote: 'A hard call reaches a person with the story already told, so nobody repeats it.',
  },
  {
    asked: [
      'What context, notes, summary or history does the agent get when the call is transferred or handed over?',
      'Does the customer have to repeat everything after transfer?',
    ],
    say: 'The transcript, the caller’s mood and the next step. Nobody has to tell the story twice.',
    page: '/products/virtual-assistant',
    quote: 'with the transcript, the caller’s mood and the next step.',
  },
  {
    asked: ['Can the caller interrupt, cut in, barge in or talk over the bot while it is speaking?'],
    say: 'Yes. It stops speaking within a fifth of a second, and listens.',
    page: '/products/virtual-assistant',
    quote: 'Stops speaking within a fifth of a second when someone cuts in.',
  },
  {
    asked: [
      'Can a supervisor or team leader listen live, barge into, whisper, take over or monitor a live call in real time?',
    ],
    say: 'Yes. Supervisors see every live conversation on one screen and can listen, whisper or take over at any second.',
    page: '/',
    quote: 'Supervisors can listen, whisper or take over at any second.',
  },
  {
    asked: [
      'How long is the pause, latency, delay, response time before the bot answers?',
      'How fast does it answer the caller?',
    ],
    say: 'In the sample turn we draw to scale, from the caller’s last word to our first, a little over a second.',
    page: '/',
    quote: 'Here is one turn of one call, to scale, from the caller’s last word to our first.',
  },
  {
    asked: [
      'Does the bot ask for card number, PIN, CVV, OTP, how does it verify or authenticate the caller?',
    ],
    say: 'It matches the number and the date of birth. Card and PIN details are never asked for.',
    page: '/products/virtual-assistant',
    quote: 'Card and PIN details are never asked for.',
  },
  {
    asked: ['Can the customer pay on the call, take payment, payment link, UPI while on the phone?'],
    say: 'Yes. It sends a payment link, stays on the line while the caller pays, and confirms the receipt.',
    page: '/solutions/insurance',
    quote:
      'States premium, late fee and last date, sends the link, and stays on until the receipt is posted.',
  },
  {
    asked: [
      'Does it write to the system before it speaks or tells the customer, does it promise or hallucinate, make up answers?',
    ],
    say: 'It writes to your system first, then speaks. It does not promise what it has not done.',
    page: '/products/virtual-assistant',
    quote: 'It does not promise what it has not done.',
  },
  {
    asked: [
      'Is it available 24x7, at night, on holidays and weekends, is there waiting or hold time or queue?',
    ],
    say: 'Day and night, on every line at once. At 11 am and at 3 am the wait is the same.',
    page: '/products/virtual-assistant',
    quote: 'At 11 am and at 3 am the wait is the same.',
  },
  {
    asked: ['Does it understand accents, dialects, noise, background noise, bad line?'],
    say: 'Yes, accents and line noise included.',
    page: '/products/virtual-assistant',
    quote: 'Hindi and English in one breath, accents and line noise included.',
  },
  {
    asked: ['What are the personas, voices, can I hear a sample call?'],
    say: 'Six voices with a name, a desk and a limit to what each may do. You can read their calls and play them.',
    page: '/products/virtual-assistant',
    quote: 'Each assistant has a name, a desk and a limit to what it may do.',
  },
]
