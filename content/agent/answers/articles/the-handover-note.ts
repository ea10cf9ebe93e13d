import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/the-handover-note. */
export const theHandoverNote: readonly AgentAnswer[] = [
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
      'What should a handover note contain, what goes into the note for the agent?',
      'what must be handed to the colleague',
      'good transfer note',
    ],
    say: 'What an agent needs before saying hello, and no more. One article shows the nine lines.',
    page: '/blog/the-handover-note',
    quote: 'What an agent needs before saying hello, and what we stopped putting in.',
  },
]
