import { RelativePath } from '../../../figures/relative-path.ts'

/**
 * Path data of a hundred upright lines, one a call, in a drawing of 1,000 by 100: those nobody heard, those that
 * were marked, and, taller, those brought to a person. Calls are counted from 0.
 */
export function hundredCalls(heard: number[] | 'all', brought: number[]) {
  const unheard = new RelativePath()
  const marked = new RelativePath()
  const handed = new RelativePath()
  for (let call = 0; call < 100; call++) {
    const x = call * 10 + 5
    if (brought.includes(call)) {
      handed.moveTo(x, 0).lineTo(x, 100)
      continue
    }
    const path = heard === 'all' || heard.includes(call) ? marked : unheard
    // Down one line and up the next: the step between them stays short.
    const [start, end] = call % 2 === 0 ? [14, 86] : [86, 14]
    path.moveTo(x, start).lineTo(x, end)
  }
  return { rest: unheard.toString(), counted: marked.toString(), urgent: handed.toString() }
}
