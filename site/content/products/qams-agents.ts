import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'
import { site } from '../../../common/brand/site.ts'

/** An agent's month; the daily marks are in a separate list. */
const month = v.object({
  name: copy(14),
  queue: copy(12),
  calls: v.number(),
  /** August's mark; September's is the mean of its days. */
  august: v.number(),
  /** Per cent of calls resolved at first contact. */
  resolved: v.number(),
  /** Per cent of callers who were still customers at the end of the month. */
  retention: v.number(),
})

export interface Agent extends v.InferOutput<typeof month> {
  days: number[]
}

/** Answers calls of all queues, and is not a person. */
export const assistantName = site.brand

const schema = v.object({
  busiest: listOf(month, 8),
  /** The rest of the floor taken together. */
  others: v.object({ calls: v.number(), resolved: v.number() }),
  /** Marks from 0 to 100, one per day: a list for each of the busiest, then for each of the others. */
  days: listOf(listOf(v.number(), 30), 24),
})

/** The marks of each agent: two rows of fifteen days. */
function marksOfDays(text: string): number[][] {
  const halves = text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/ +/).map(Number))
  return halves.flatMap((half, row) => (row % 2 === 0 ? [[...half, ...(halves[row + 1] ?? [])]] : []))
}

const { busiest, others, days } = checkContent('site/content/products/qams-agents.ts', schema, {
  busiest: [
    { name: 'Lakshmi Iyer', queue: 'KYC', calls: 1_204, august: 90, resolved: 89, retention: 91 },
    { name: 'Meera Joshi', queue: 'Cards', calls: 1_390, august: 88, resolved: 86, retention: 88 },
    { name: 'Farida Shaikh', queue: 'Disputes', calls: 842, august: 83, resolved: 78, retention: 87 },
    { name: site.brand, queue: 'All queues', calls: 31_840, august: 87, resolved: 83, retention: 93 },
    { name: 'Sunita Rao', queue: 'Home loans', calls: 977, august: 90, resolved: 84, retention: 85 },
    { name: 'Rhea Thomas', queue: 'Deposits', calls: 1_108, august: 85, resolved: 81, retention: 84 },
    { name: 'Imran Khan', queue: 'Disputes', calls: 806, august: 81, resolved: 66, retention: 82 },
    { name: 'Dev Patel', queue: 'Deposits', calls: 1_120, august: 72, resolved: 57, retention: 76 },
  ],
  others: { calls: 8_929, resolved: 73.1 },
  days: marksOfDays(`
    89.7 94.8 92.1 94.3 95.9 92.4 95.7 89   63.9 91.4 96.3 87.4 84.2 89.6 93.9
    92.4 94.6 96.7 98.1 90.6 93.2 99.1 94.4 94.8 98.8 94.3 97.3 98.6 97.3 94.6
    92.9 93   93.2 92.2 87.3 91.6 93.5 89.7 98.5 90.7 92   83.2 80.7 85.8 89.2
    93.2 94   91.6 92.8 98.6 89.4 70.2 95.7 90   97.1 93.7 91.6 94.7 89.9 89.9
    87.7 92.1 90.4 88.8 87   90.9 90.8 92.2 87.5 89.4 91.6 82   78.9 84.8 88
    91.3 86.7 89.4 86.2 94.9 87   85.8 85   89.9 96.6 93.2 89.1 86.3 93.1 91.1
    88.9 87.3 87.3 87.7 87.4 86.9 87.5 86.2 87.9 89   87.6 84.7 85.1 86.2 87.3
    89.2 88.6 88.5 89.7 89.1 88.6 87.4 89.7 87.8 87.2 89   89.1 89.1 90.3 89.7
    88   88.6 87.7 89.8 89   90.2 88.3 87.8 88.2 90.3 89.7 81   79   84.1 89.7
    57.2 86.4 86.9 88.9 84.8 88.4 88.9 92.8 88   88.2 89.8 88.8 90.4 87.5 87.1
    84.2 83.4 84.9 82.4 83   83.4 70.6 84.4 82.8 84.2 83.5 74.1 75.1 67.1 86
    83.9 89.4 81.6 84.3 82.7 81.9 86.1 87.4 86   84.4 86.6 86.7 85   82.4 86.9
    79.1 77   76.6 84.6 74   77.5 75.4 80.4 79.1 76.6 82.3 71.5 64.4 68.5 77.6
    80   79   79.9 78.1 76.1 77.2 79.4 79.2 79.1 82.1 76.6 79.3 84.9 80.5 79.3
    76.6 71.6 66.2 65.6 67.5 63.7 66.8 68   64.2 63.4 63.1 60.9 63   64.4 64.5
    62.8 64.5 63.6 65.9 63.4 65   62.5 67.8 65.9 64.1 70.9 68.1 66.8 65.9 70
    83.9 81.2 83.6 82.6 85.7 89.5 90.1 88.3 80.4 87.9 81.9 64.3 73.2 78.2 81.3
    77.3 85.1 87.1 86.6 84.2 92.2 87.8 90   86   81.2 81.5 86.6 83.7 85.6 86.5
    77.5 88.5 89.3 81.4 85.3 85.2 86.7 83.5 82.4 83.7 86.2 75.9 74.8 52.4 86.9
    85   78.8 81.3 84.1 90.1 81.3 85.9 92.8 88.9 82.8 86.2 90.8 90   87.3 89.5
    83   85.9 78.1 85   84.8 88.2 84.1 84.6 81.4 91   88.8 80.4 70.6 70.1 91.2
    80.7 77   75.9 80.1 80.3 84.1 78.7 85.6 80.5 84.2 78.4 77.6 79   81.5 82.9
    95.1 93.2 79.6 86.6 84.1 85.1 87   87.9 89.2 89.1 87.1 63.7 79   82.5 91.8
    90.2 82.6 90   88.8 89.1 90.4 92.6 88.7 85.9 87   85.3 87.4 87.2 87.5 87.9
    76.3 82.8 88.9 85.3 82.5 79.6 76   80.6 61.3 79.9 78.3 74.4 70.5 72.3 86.7
    85.8 78.1 82.7 86.2 81.6 80.5 83.4 77.6 83.5 74.9 76.3 81.8 84.8 82.2 78.4
    85.3 88.4 88.8 85.2 84.7 87   85   95.6 91   87.1 88.6 83.4 73.8 88.3 94.2
    87.2 87.7 90.5 84.5 85.8 87.5 90.7 88   89.1 95.4 94.3 89.1 89.6 88.1 88.3
    86.5 86.8 92.5 85.8 93.9 86.6 81   85.8 85.6 94.1 94.8 77.1 77.4 78.1 94.1
    88.6 87.8 86.8 87.7 63.3 93.3 88.1 81.6 96.1 91.9 84.5 91.4 89.5 85   87.4
    75.8 79.6 86.1 80   81.4 85   75.9 76.3 85   83.8 85.1 74.5 71.9 76.7 81.2
    53.2 83.8 78   53.7 77.6 82.6 89   80.2 81.9 77.1 79.6 85.4 89.2 88.5 93.2
    88.6 81.1 84.7 82.5 83.8 78.3 90.3 78.3 80.3 81.5 85.8 71.1 77.5 78.4 85.4
    92.2 82.1 91.1 76.5 76.1 93.7 86.5 92   90.9 81   89.5 79.9 81   90.6 83
    90.6 93.1 65.9 85.1 85.8 90.4 88.7 88.6 84.7 85.6 92.8 79.7 72.1 86.1 87.6
    83.8 92.2 90.4 89.9 84.1 90.7 88.9 87.1 88.4 90.3 85.2 89   87.1 90.8 88.1
    90.1 80.9 89.8 80.9 87.4 91.8 82.5 86.5 89.1 81.3 89.9 70.8 77.9 80   86.8
    90.4 80.4 85.9 82.1 95.4 85.9 87.3 90.5 89.8 86.9 91.8 93.5 96.5 90.7 91.4
    78.9 74.5 53.1 78.3 78.9 78.8 82   82   77.4 70.1 75.7 70.1 65.8 67.6 77.3
    77.8 77.3 82   82.3 73.8 80.8 70.7 76.7 79.3 81.8 83.4 82.9 78.9 78.2 85.2
    82.9 83.5 78.7 85.4 82.3 87.5 89.2 87.8 83.1 85.8 79.1 76.6 73.7 84.9 83.9
    80.9 78   81.9 90.6 82.2 80.7 78.8 84.1 55.3 94.8 84.4 88.1 83.6 86.3 89.1
    77.9 81   79.5 82.4 83.3 52.5 83   73.6 85.8 79.8 79.7 74.8 71.7 80.6 80.8
    90.7 87.9 90.9 87.5 84   72.7 82.8 85.4 81.5 73.1 84.6 80   83.8 87.2 86.3
    84.3 85.2 81.9 91.1 68.6 85.8 85.1 84.1 79.6 84.9 84   73.1 72.9 58.6 83.8
    84.1 83.9 83.4 85.9 83.1 86.7 80.8 87   55.4 88.8 86   88.2 83.5 88.7 86.2
    73   76.8 75.3 73.1 70.3 71.7 70.6 72.7 70.9 72.2 67   65.5 56.8 67.1 77.1
    73.9 71.6 69.3 76.4 73.9 69   74.5 75.2 74   70.2 70.6 71.4 72.2 73.7 76.1
  `),
})

/** The sample bank's agents in September. Invented. */
export const agentsSample = {
  busiest: busiest.map((agent, place): Agent => ({ ...agent, days: days[place] ?? [] })),
  others: { ...others, days: days.slice(busiest.length) },
  days,
}

/** Calls of the whole floor, all of which are marked. */
export const callsMarked = busiest.reduce((sum, { calls }) => sum + calls, others.calls)

/** Mean of the days, as a whole mark. */
export function septemberMark({ days: marks }: Agent): number {
  return Math.round(marks.reduce((sum, mark) => sum + mark, 0) / marks.length)
}
