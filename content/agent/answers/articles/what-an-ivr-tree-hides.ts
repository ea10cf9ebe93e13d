import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/what-an-ivr-tree-hides. */
export const whatAnIvrTreeHides: readonly AgentAnswer[] = [
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
]
