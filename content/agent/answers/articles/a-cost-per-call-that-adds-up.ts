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
]
