import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/when-the-caller-is-angry-say-less. */
export const whenTheCallerIsAngrySayLess: readonly AgentAnswer[] = [
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
]
