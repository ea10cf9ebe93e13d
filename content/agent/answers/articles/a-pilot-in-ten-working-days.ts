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
      'how long should a pilot run',
      'how many days should a trial take',
      'plan for a proof of concept',
      'how do I test the bot before buying',
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
      'how many calls are enough to judge a pilot',
      'sample size for a trial',
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
      'why do pilots go wrong',
      'how can a pilot mislead us',
    ],
    say: 'In three ways: it is given the easy calls, it is watched too well, or success is defined at the end.',
    page: '/blog/a-pilot-in-ten-working-days',
    quote: 'It is given the easy calls.',
  },
  {
    asked: [
      'which call type to start with',
      'how to choose the first use case',
      'what should we automate first',
      'which call should we automate first',
      'what kind of call is good for a pilot',
    ],
    say: 'A reason that makes up at least five in a hundred of your calls and has an end that can be seen, such as an order located.',
    page: '/blog/a-pilot-in-ten-working-days',
    quote:
      'One reason for ringing that makes up at least five in a hundred of your calls and has an end that can be seen:',
  },
  {
    asked: [
      'what to measure in a trial',
      'target for a pilot',
      'baseline to compare with',
      'what should we measure in the pilot',
      'success metric for a pilot',
    ],
    say: 'Calls settled without a second call within seven days, against your own agents.',
    page: '/blog/a-pilot-in-ten-working-days',
    quote: 'One number to beat, and one not to hurt.',
  },
  {
    asked: [
      'which calls go to the bot in a test',
      'control group',
      'A/B split of calls',
      'how to compare bot with people fairly',
      'what share of calls goes to the machine in the pilot',
      'how are calls chosen in the pilot',
    ],
    say: 'Every third call, by arrival, all day. The others go to people and are counted the same way.',
    page: '/blog/a-pilot-in-ten-working-days',
    quote: 'Every third call, by arrival, all day.',
  },
  {
    asked: [
      'should a pilot be extended',
      'trial keeps dragging on',
      'longer POC',
      'can we extend the pilot by a month',
    ],
    say: 'No. If ten days did not convince you, forty will only make it dearer to say no.',
    page: '/blog/a-pilot-in-ten-working-days',
    quote: '“Let us extend it by four weeks” is not on the list.',
  },
  {
    asked: [
      'how do we break the bot before launch',
      'UAT of a voice bot',
      'stress test before going live',
      'who should test the bot before customers',
    ],
    say: 'Ten colleagues who were not in the project ring and try to confuse it.',
    page: '/blog/a-pilot-in-ten-working-days',
    quote: 'Ten colleagues ring and try to confuse it, in every language you serve.',
  },
  {
    asked: [
      'What should we agree before starting a pilot, success criteria?',
      'who should be able to halt the experiment',
      'ground rules before a test',
      'define what counts as success beforehand',
    ],
    page: '/blog/a-pilot-in-ten-working-days',
    quote: 'One kind of call, one number to beat, one person who may say stop.',
  },
]
