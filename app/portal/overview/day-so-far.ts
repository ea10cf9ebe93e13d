import { seededRandom } from '../../figures/seeded-random.ts'

/** Calls of one quarter of an hour, in calls. */
export interface Quarter {
  settled: number
  toPerson: number
  yesterday: number
}

/** Quarters since midnight at 11:42. */
export const quartersAtStart = 46.8

const quartersOfDay = 96
/** Calls in a quarter per unit of the drawn shape: 318 calls at once, of 134 seconds each, make the one at 11:42. */
const callsPerUnit = 27

/**
 * The sample day by quarters of an hour: quiet at night, a hill before noon and a lower one in the evening. The quarters
 * that have not begun hold only yesterday's calls.
 */
export function dayOfQuarters(): Quarter[] {
  const random = seededRandom(31)
  return Array.from({ length: quartersOfDay }, (_, at) => {
    const hill = (centre: number, width: number) => Math.exp(-(((at - centre) / width) ** 2))
    const shape = 6 + 78 * hill(43, 13) + 58 * hill(72, 9) + random() * 8
    const share = 0.073 + (random() - 0.5) * 0.04
    const begun = Math.min(1, Math.max(0, quartersAtStart - at))
    const calls = Math.round(shape * callsPerUnit * begun)
    const toPerson = Math.round(calls * share)
    return { settled: calls - toPerson, toPerson, yesterday: Math.round(shape * 0.92 * callsPerUnit) }
  })
}

/** Sums of the day until 11:42: calls, and the share settled without a person in percent, one decimal. */
export function daySums(quarters: readonly Quarter[]): { calls: number; settledShare: number } {
  const settled = quarters.reduce((sum, quarter) => sum + quarter.settled, 0)
  const toPerson = quarters.reduce((sum, quarter) => sum + quarter.toPerson, 0)
  const calls = settled + toPerson
  return { calls, settledShare: Math.round((settled / calls) * 1000) / 10 }
}
