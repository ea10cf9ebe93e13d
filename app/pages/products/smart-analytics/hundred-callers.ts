import { RelativePath } from '../../../figures/relative-path.ts'
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
  const chosen = new Set(
    order
      .toSorted((one, other) => one.drawn - other.drawn)
      .slice(0, rangAgain)
      .map(({ caller }) => caller),
  )
  const [once, again] = [new RelativePath(), new RelativePath()]
  for (let caller = 0; caller < 100; caller++) {
    const x = caller * 10 + 5
    if (chosen.has(caller)) again.moveTo(x, 2).lineTo(x, 98)
    else once.moveTo(x, 14).lineTo(x, 86)
  }
  return { rest: once.toString(), counted: again.toString() }
}
