import { polylines } from '../../../figures/relative-path.ts'
import { seededRandom } from '../../../figures/seeded-random.ts'

/** A hundred upright lines, ten units apart in a box of 1000 by 100. */
export interface HundredCallers {
  /** Those who rang once. */
  rest: string
  /** Those who rang again: from edge to edge. */
  counted: string
}

/** `rangAgain` of a hundred callers, picked at random but always the same ones for one `seed`. */
export function hundredCallers(rangAgain: number, seed: number): HundredCallers {
  const random = seededRandom(seed)
  const order = Array.from({ length: 100 }, (_, caller) => ({ caller, drawn: random() }))
  const drawn = order.toSorted((one, other) => one.drawn - other.drawn)
  const inOrder = (chosen: typeof order) => chosen.toSorted((one, other) => one.caller - other.caller)
  const draw = (chosen: typeof order, top: number) =>
    polylines(inOrder(chosen).map(({ caller }) => [caller * 10 + 5, top, caller * 10 + 5, 100 - top]))
  return { rest: draw(drawn.slice(rangAgain), 14), counted: draw(drawn.slice(0, rangAgain), 2) }
}
