import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/seven-moments-to-hand-over. */
export const sevenMomentsToHandOver: readonly AgentAnswer[] = [
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
]
