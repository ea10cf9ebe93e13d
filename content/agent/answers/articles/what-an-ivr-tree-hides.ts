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
      'is 71% containment good',
      'IVR deflection figure',
      'why is IVR containment misleading',
      'is containment a good number',
      'problem with press 1 press 2 menus',
      'article on IVR problems',
      'what is wrong with our IVR menu',
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
      'what to measure instead of containment',
    ],
    say: 'Three figures: settled, seconds to the reason, and given up.',
    page: '/blog/what-an-ivr-tree-hides',
    quote: 'Settled: the caller got what she rang for and did not ring again about it within seven days.',
  },
  {
    asked: [
      'result of replacing the IVR',
      'before and after an open question',
      'power company example',
      'what improved after replacing the IVR',
    ],
    say: 'Settled rose from 28 to 54 in a hundred, and the seconds to the reason fell from 52 to 11.',
    page: '/blog/what-an-ivr-tree-hides',
    quote: 'Eight weeks later they were 54, 11 and 12.',
  },
  {
    asked: [
      'must we throw away our IVR',
      'does the keypad still work',
      'one question instead of a menu',
      'do we have to remove our IVR',
      'can it work along with our IVR',
    ],
    say: 'In front of it stands one question: what has happened? The keys still work.',
    page: '/blog/what-an-ivr-tree-hides',
    quote: 'The menu was not torn out; keys still work, and some people like them.',
  },
  {
    asked: [
      'how long does an IVR take before help',
      'seconds wasted in menus',
      'too many menu options',
      'long welcome message on the phone',
      'how long do callers spend in the IVR',
    ],
    say: '52 seconds in the example, to say that there is no current.',
    page: '/blog/what-an-ivr-tree-hides',
    quote: 'The reason most people ring in the monsoon was the sixth of seven.',
  },
  {
    asked: [
      'who is inside containment',
      'callers who hang up in the menu',
      'hang-ups counted as success',
      'real meaning of contained calls',
    ],
    say: 'People who gave up: 43 in a hundred were counted as success.',
    page: '/blog/what-an-ivr-tree-hides',
    quote:
      'The second and third are people who gave up, 43 in a hundred, and the report counted each of them as a success.',
  },
]
