import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/a-pilot-in-ten-working-days. */
export const aPilotInTenWorkingDays: readonly AgentAnswer[] = [
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
]
