import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/a-cost-per-call-that-adds-up. */
export const aCostPerCallThatAddsUp: readonly AgentAnswer[] = [
  {
    asked: [
      'What does a call cost on average, cost per call, how to work out the cost per call?',
      'unit economics of a conversation',
      'rupees per resolved call',
    ],
    say: 'Divide by what was settled, not by minutes. One article works it out line by line, with our own prices.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'Divide by what was settled, add what was left out, and decide then.',
  },
  {
    asked: [
      'What is the real cost per settled call, how to compare vendor prices per minute?',
      'is a low per minute rate a good deal',
      'comparing quotations of vendors',
      'true cost of a conversation',
      'true price of a conversation',
      'is it worth it for us',
      'calculate whether it pays',
    ],
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'Do not ask what a minute costs. Ask what a settled call costs.',
  },
  {
    asked: [
      'When does a voice bot not pay off, minimum call volume to be worth it, break even?',
      'do I have enough volume to justify it',
      'we are a small company with few calls',
      'below which volume is a bot pointless',
      'is it worth it for a small line',
      'we get only 900 calls a month',
      'we are small, is it worth the money',
      'fewest calls that justify a bot',
      'too few calls',
      'Below what call volume is a voice bot not worth the money?',
      'too few calls to pay off',
    ],
    say: 'With a person’s call at ₹36, it must settle some 830 calls a month to cover its own price.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote:
      'With a person’s call at ₹36, as above, it must settle some 830 calls a month to cover its own price.',
  },
  {
    asked: [
      'What costs are usually missing from a quotation, hidden costs?',
      'what do quotations leave out',
      'extra expenses beyond the bill',
    ],
    say: 'Telephone line and tax, minutes paid twice, minutes beyond the package, an owner, what it costs to leave, and the setup.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'Any vendor who quotes a minute should be asked for the settled call, and for the definition.',
  },
  {
    asked: [
      'what does one resolved call work out to',
      'cost of each settled call',
      'per call cost of your bot',
      'ek call kitne ki padti hai',
    ],
    say: '₹13.89 for each settled call in the sample, where a minute costs ₹3.70.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'For each call settled ₹13.89',
  },
  {
    asked: [
      'monthly outgo versus staff',
      'savings on a 6000 call helpline',
      'bot versus agents cost comparison',
      'worked example of savings',
      'net gain per month',
    ],
    say: '₹87,801 left over in a sample month of 6,000 calls, before tax.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'The sum comes out well. Look at what it rests on: the first line.',
  },
  {
    asked: [
      'do unused minutes matter',
      'why is cost per minute misleading',
      'what is wrong with dividing price by minutes',
    ],
    say: 'The easy figure supposes that every minute is used, counts calls that settled nothing, and leaves out line and tax.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'It supposes that every minute is used.',
  },
  {
    asked: [
      'when should we move to the bigger pack',
      'upgrade instead of paying extra minutes',
      'is overage costlier than the next plan',
    ],
    say: 'In the article’s example the next package is cheaper: the minutes over would cost ₹34,000 on top of the middle one.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'you would pay ₹34,000 on top, and the next package',
  },
  {
    asked: [
      'do we need someone to run it',
      'internal owner of the bot',
      'how much effort from our side each month',
      'maintenance effort',
    ],
    say: 'Two days a month, we think, for one kind of service. Someone must listen to calls that failed and change the words.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'We think two days a month is right for one kind of service.',
  },
  {
    asked: [
      'which calls should not be automated',
      'is a bot good for selling or comforting',
      'when is a human better',
    ],
    say: 'Where the call is the product: if your agents sell, comfort or negotiate, and are good at it.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'Nor does it pay where the call is the product.',
  },
  {
    asked: ['check a vendor’s savings claim', 'which figures to demand from a vendor', 'verify ROI numbers'],
    say: 'Four numbers from the same month and line: minutes billed, calls answered, calls passed on, and calls that came back within seven days.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'Ask for four numbers from the same month and the same line:',
  },
  {
    asked: ['what counts as a settled call', 'definition of resolved', 'when is a call called resolved'],
    say: 'The caller got what she rang for, did not ask for a person, and did not ring again about it within seven days.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote:
      'the caller got what she rang for, did not ask for a person, and did not ring again about the same thing within seven days.',
  },
  {
    asked: ['cost of a call handled by a person', 'agent minute cost'],
    say: '₹36 in the sample: six minutes at ₹6.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'it must settle some 830 calls a month to cover its own price.',
  },
]
