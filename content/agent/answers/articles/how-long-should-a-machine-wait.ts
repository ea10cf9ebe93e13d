import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/how-long-should-a-machine-wait. */
export const howLongShouldAMachineWait: readonly AgentAnswer[] = [
  {
    asked: [
      'How long should a voice bot wait before speaking, ideal pause, does a faster answer feel better?',
      'does a quick response feel rude',
      'natural gap between turns',
      'how many milliseconds of silence feel right',
      'how long does the bot pause before replying',
      'ideal gap before the bot answers',
      'how many seconds should a machine wait',
      'what is a comfortable pause',
    ],
    say: 'About a second. Below a fifth of a second callers found it rude.',
    page: '/blog/how-long-should-a-machine-wait',
    quote:
      'In our tests the comfortable range ran from a fifth of a second to just over one, and the median pause in our demonstration calls now sits at 1.1 seconds.',
  },
  {
    asked: [
      'What should the bot say while it is looking up something, filler, keyboard sounds?',
      'what does it say while it is searching',
      'dead air during a lookup',
      'does it play a typing sound while searching',
      'what to say while the system is slow',
      'filler words while checking the account',
    ],
    page: '/blog/how-long-should-a-machine-wait',
    quote: 'From 1.2 to 4 seconds, say what you are doing, once.',
  },
  {
    asked: [
      'which language waits longest',
      'pause differs by language',
      'patience of Tamil callers',
      'how fast to reply in Tamil',
      'which language speakers are most patient',
    ],
    say: 'Bengali listeners were the most patient, at 1.65 seconds; English speakers gave 1.29.',
    page: '/blog/how-long-should-a-machine-wait',
    quote: 'Bengali listeners were the most patient:',
  },
  {
    asked: [
      'how to measure our own response time',
      'measure latency of a bot',
      'ninth decile',
      'how can I measure the pause on our line',
      'how do we test how fast our agents answer',
    ],
    say: 'With recordings on two channels and an afternoon: fifty calls, the median and the ninth decile.',
    page: '/blog/how-long-should-a-machine-wait',
    quote:
      'You need recordings with the two speakers on separate channels, which most telephone systems can already make, and an afternoon.',
  },
  {
    asked: [
      'why not answer instantly',
      'danger of answering too early',
      'why not reply immediately',
      'is a faster answer always better',
    ],
    say: 'An instant answer is an answer to somebody else: below a fifth of a second callers said “rude”.',
    page: '/blog/how-long-should-a-machine-wait',
    quote: 'An instant answer is not fast. It is an answer to somebody else.',
  },
]
