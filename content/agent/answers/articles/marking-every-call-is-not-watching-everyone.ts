import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/marking-every-call-is-not-watching-everyone. */
export const markingEveryCallIsNotWatchingEveryone: readonly AgentAnswer[] = [
  {
    asked: [
      'Will agents feel spied on, is it surveillance to monitor every call?',
      'How do we introduce 100% call marking without upsetting the team?',
      'staff resent being monitored',
      'privacy of agents',
      'micromanagement',
      'big brother',
    ],
    say: 'One article gives five rules that keep it a coach: mark the call and not the person, and let the agent see it first.',
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote: 'Five rules keep it a coach.',
  },
  {
    asked: [
      'How many questions should a quality checklist have?',
      'length of a checklist',
      'how long should a scorecard be',
    ],
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote:
      'A good list has about fifteen questions, each answered yes or no, with the words that count as yes.',
  },
  {
    asked: [
      'Why is sampling two percent of calls not enough?',
      'What is wrong with checking a few random calls?',
      'two percent sampling',
      'rare mistakes',
      'are 25 calls enough',
    ],
    say: 'A fault in one of 200 calls stays hidden in seven months of eight. One article does the arithmetic.',
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote: 'A fault in one of 200 stays hidden in seven months of eight',
  },
]
