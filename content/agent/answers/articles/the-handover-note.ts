import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/the-handover-note. */
export const theHandoverNote: readonly AgentAnswer[] = [
  {
    asked: [
      'What did you remove from handover notes, should the agent get the whole transcript?',
      'does the agent read the complete conversation',
      'is a long transcript useful to the agent',
      'should we give the agent the full transcript',
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
      'nine lines of the note',
      'what should a handover note contain',
      'hand a call over without making the caller repeat',
      'handover summary format',
      'what are the nine lines',
      'format of a handover note',
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
      'what should be in a handover note',
      'what does an agent need to know at transfer',
    ],
    say: 'What an agent needs before saying hello, and no more. One article shows the nine lines.',
    page: '/blog/the-handover-note',
    quote: 'What an agent needs before saying hello, and what we stopped putting in.',
  },
  {
    asked: [
      'how to tell whether a handover works',
      'measure quality of transfers',
      'are transfers going well',
      'agents ask the same thing again',
    ],
    say: 'Count repeated questions, and the seconds to the first useful sentence.',
    page: '/blog/the-handover-note',
    quote: 'Seconds to the first useful sentence.',
  },
  {
    asked: [
      'does it guess when it did not hear',
      'unclear word in the notes',
      'name was not clear',
      'guessing names',
      'does it make up things it did not hear',
    ],
    say: 'The line says “not heard”. A guess is never shown.',
    page: '/blog/the-handover-note',
    quote:
      'If it did not hear the hotel’s name clearly, the line says “not heard”, not a name in grey letters.',
  },
  {
    asked: [
      'should the note have a sentiment score',
      'upsell hints for the agent',
      'what must not be in the note',
      'what should not be in a handover note',
    ],
    say: 'No offers, no mood score, no adjectives, no guesses, and no transcript on the first screen.',
    page: '/blog/the-handover-note',
    quote: 'No offer belongs on a handover note.',
  },
]
