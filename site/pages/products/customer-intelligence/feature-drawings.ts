import type { FeatureDrawing } from '../../../../common/figures/feature-drawing.tsx'
import { polylines } from '../../../../common/figures/relative-path.ts'

const strands = [0, 2, 4]
const customers = Array.from({ length: 26 }, (_, place) => place)
const years = Array.from({ length: 11 }, (_, year) => year)
const lengths = [120, 104, 126, 124, 112, 124, 96, 40]

/** The drawings of the six features, in order. */
export const featureDrawings: readonly FeatureDrawing[] = [
  // Four ways to reach you, three messages on each, all joining one record.
  {
    many: polylines([4, 18, 32, 46].flatMap((y) => strands.map((at) => [0, y + at, 78, 24 + at]))),
    few: polylines(strands.map((at) => [78, 24 + at, 132, 24 + at])),
  },
  // Customers from the likeliest to stay, with the one to call.
  {
    many: polylines(
      customers.map((place) => [place * 5 + 2, 48, place * 5 + 2, 6 + 34 * (place / 26) ** 1.7]),
    ),
    few: polylines([[112, 48, 112, 8]]),
  },
  // Four paths from now, one of them taken.
  {
    many: polylines([4, 18, 48].map((y) => [46, 26, 130, y])),
    few: polylines([[0, 26, 46, 26, 130, 33]]),
  },
  // Eleven years: what was paid in each, and the customer's value by then.
  {
    many: polylines(years.map((year) => [year * 12 + 2, 48, year * 12 + 2, 40 - year * 3.2])),
    few: polylines(years.map((year) => [year * 12 + 5, 48, year * 12 + 5, 44 - year * 3.7])),
  },
  // Two groups, and one customer moving from the lower to the upper.
  {
    many: polylines([4, 7, 10, 13, 16, 36, 39, 45, 48].map((y) => [0, y, 132, y])),
    few: polylines([[0, 42, 44, 42, 88, 10, 132, 10]]),
  },
  // Lines of speech, and the few words that count.
  {
    many: polylines(lengths.map((end, line) => [line === 3 ? 62 : 0, 4 + line * 6.2, end, 4 + line * 6.2])),
    few: polylines([[0, 22.6, 58, 22.6]]),
  },
]
