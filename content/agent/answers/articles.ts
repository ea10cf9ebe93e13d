import type { AgentAnswer } from '../agent-answer.ts'

/** What the articles say of pilots, menus, handing over and speaking. */
export const articles: readonly AgentAnswer[] = [
  {
    asked: [
      'How to run a pilot, how long should a proof of concept take, pilot plan day by day?',
      'how do we try this out before committing',
      'how many days does a test run need',
      'plan for a small rollout before the big one',
      'two week experiment with live traffic',
    ],
    say: 'Ten working days, of which six have live calls. One article plans them day by day.',
    page: '/blog/a-pilot-in-ten-working-days',
    quote:
      'It needs ten working days, of which six have live calls, eight hours each: 48 hours in which a machine may embarrass you.',
  },
  {
    asked: [
      'What should we agree before starting a pilot, success criteria?',
      'who should be able to halt the experiment',
      'ground rules before a test',
      'define what counts as success beforehand',
    ],
    page: '/blog',
    quote: 'One kind of call, one number to beat, one person who may say stop.',
  },
  {
    asked: [
      'How many calls are needed in a pilot for a reliable result, sample size?',
      'how big a test group gives a trustworthy outcome',
      'statistical confidence of a test',
      'margin of error',
    ],
    say: 'With 400 calls, chance alone moves the figure by some four or five points. To halve the doubt you need four times the calls.',
    page: '/blog/a-pilot-in-ten-working-days',
    quote: 'To halve the doubt you need four times the calls.',
  },
  {
    asked: [
      'Why do pilots mislead, mistakes in pilots, how does a pilot lie?',
      'how do vendors cheat in trials',
      'why does a test look better than reality',
    ],
    say: 'In three ways: it is given the easy calls, it is watched too well, or success is defined at the end.',
    page: '/blog/a-pilot-in-ten-working-days',
    quote: 'It is given the easy calls.',
  },
  {
    asked: [
      'What is wrong with IVR, why is containment a bad metric, press 1 press 2 menus?',
      'our phone tree frustrates people',
      'keypad menus lose customers',
      'press one for english is annoying',
      'is a high self-service percentage good',
    ],
    say: 'Containment counts callers who gave up as served. The worse the menu was, the better the figure looked.',
    page: '/blog/what-an-ivr-tree-hides',
    quote: 'The worse the menu was, the better the figure looked.',
  },
  {
    asked: [
      'How to measure an IVR in place of containment, what to measure?',
      'better KPIs than containment',
      'what numbers tell that callers were really helped',
    ],
    say: 'Three figures: settled, seconds to the reason, and given up.',
    page: '/blog/what-an-ivr-tree-hides',
    quote: 'Settled: the caller got what she rang for and did not ring again about it within seven days.',
  },
  {
    asked: [
      'When should a bot hand over to a human, rules for handover, moments to transfer?',
      'in which situations should a machine give up the call',
      'what triggers escalation',
      'sensitive situations such as death or fraud',
      'when must a human step in',
    ],
    say: 'At seven moments that can be heard: asked for, danger, distress, fraud, the third time, twice not understood, and beyond its authority.',
    page: '/blog/seven-moments-to-hand-over',
    quote:
      'In each of them the machine stops, says so, and fetches somebody, however well it believes the call to be going.',
  },
  {
    asked: ['Is low confidence a good reason to hand over?', 'does it escalate when it is unsure'],
    page: '/blog/seven-moments-to-hand-over',
    quote: 'Confidence is what a machine thinks of itself. Listen for the words.',
  },
  {
    asked: [
      'How should a handover be tested, test the handover rules?',
      'how do we verify that escalation really works',
      'mystery calls on our own line',
    ],
    say: 'Like a fire drill: once a month, ring your own line forty-two times.',
    page: '/blog/seven-moments-to-hand-over',
    quote:
      'Once a month, ring your own line forty-two times: six calls for each moment, two of them in a language other than the main one, one with a bad connection.',
  },
  {
    asked: [
      'What did you remove from handover notes, should the agent get the whole transcript?',
      'does the agent read the complete conversation',
      'is a long transcript useful to the agent',
    ],
    say: 'The transcript is one tap away, never on the first screen. Nobody reads it in five seconds.',
    page: '/blog/the-handover-note',
    quote: 'It is one tap away, never on the first screen.',
  },
  {
    asked: [
      'What should the handover note contain, which lines, format of the note?',
      'template for call notes passed to the agent',
      'short brief for the agent before picking up',
    ],
    page: '/blog/the-handover-note',
    quote:
      'What works is a form: nine lines, always the same nine, always in the same place, six words each at most.',
  },
  {
    asked: [
      'How should we apologise to an angry customer, best apology, what to say to upset callers?',
      'words to use with a furious caller',
      'how to calm someone down on the phone',
      'de-escalation script',
      'sorry message when we made a mistake',
    ],
    page: '/blog/when-the-caller-is-angry-say-less',
    quote: 'Say the fact, whose fault, what is done. Then stop talking.',
  },
  {
    asked: [
      'Which phrases should agents avoid with angry customers?',
      'sentences my staff should never say',
      'which stock phrases irritate callers',
    ],
    say: '“I understand your frustration”, “as per our policy”, and worst of all “any inconvenience”.',
    page: '/blog/when-the-caller-is-angry-say-less',
    quote: 'The worst single phrase was “any inconvenience”.',
  },
  {
    asked: [
      'How long should a voice bot wait before speaking, ideal pause, does a faster answer feel better?',
      'does a quick response feel rude',
      'natural gap between turns',
      'how many milliseconds of silence feel right',
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
    ],
    page: '/blog/how-long-should-a-machine-wait',
    quote: 'From 1.2 to 4 seconds, say what you are doing, once.',
  },
  {
    asked: [
      'How does it understand cheque numbers or digits spoken in different ways, double one double zero?',
      'callers read digits in groups',
      'spoken numerals like double seven',
      'hearing long numbers correctly',
    ],
    say: 'By knowing what the answer can be: a cheque number has six digits. One number was said nine ways.',
    page: '/blog/reading-a-cheque-leaf-over-the-phone',
    quote: 'It was knowing what a cheque number is: six digits, no more and no less.',
  },
  {
    asked: [
      'What if it mishears the number twice?',
      'wrong digits heard again and again',
      'still mishears after repeating',
    ],
    say: 'After two failed read-backs it stops asking. It offers keys, a photo by WhatsApp, or a colleague.',
    page: '/blog/reading-a-cheque-leaf-over-the-phone',
    quote: 'After two failed read-backs the assistant stops asking.',
  },
  {
    asked: [
      'Is OTP asked on the call, should a caller speak a one time password aloud?',
      'should people speak their passcode',
      'sharing OTP with a bot',
    ],
    page: '/blog/reading-a-cheque-leaf-over-the-phone',
    quote: 'A one-time password should not be spoken to anyone, a machine included.',
  },
  {
    asked: [
      'Which languages were added recently, Bengali, Odia, Kannada mid-sentence switching, release notes?',
      'newly supported vernaculars',
      'is code mixing possible in Kannada',
    ],
    say: 'Bengali, Odia and Kannada. A sentence may change language at any word, and as often as it likes.',
    page: '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
    quote: 'A sentence may change language at any word, and as often as it likes.',
  },
  {
    asked: [
      'In which language does it answer when the caller mixes two languages?',
      'which tongue does the reply come in',
      'answers in the tongue I used',
    ],
    page: '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
    quote: 'The reply comes in the language of the last full sentence.',
  },
  {
    asked: [
      'How well does it do in Odia, Bengali or Kannada, test results by language?',
      'success figures for Odia',
      'how good is it in regional tongues',
      'quality per language',
    ],
    say: 'In our sample tests: Bengali 86%, Kannada 88% and Odia 79% settled without a repeated question.',
    page: '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
    quote: 'Odia is behind the other two.',
  },
]
