import type { LikelihoodChange } from '../../site/content/sample-readings.ts'
import { seededRandom } from './seeded-random.ts'

export interface Future {
  /** Its position at the start and after each change: 0 is the top line. */
  ranks: { rank: number; aboveGap: boolean }[]
  /** The change that moved it across the gap; undefined if it was above from the start, or never crosses. */
  crossedAt: number | undefined
}

/**
 * A hundred futures, or `lines` that represent them: each change moves its share across the gap. Of the hundred,
 * `renewingAtFirst` renew before the first change.
 */
export function futures(changes: LikelihoodChange[], renewingAtFirst: number, lines: number): Future[] {
  const random = seededRandom(21)
  const share = (renewing: number) => Math.round((renewing / 100) * lines)
  const all: Future[] = Array.from({ length: lines }, () => ({ ranks: [], crossedAt: undefined }))
  const above = all.slice(0, share(renewingAtFirst))
  const below = all.slice(share(renewingAtFirst))
  const note = () => {
    above.forEach((future, rank) => future.ranks.push({ rank, aboveGap: true }))
    below.forEach((future, rank) => future.ranks.push({ rank: above.length + rank, aboveGap: false }))
  }

  note()
  for (const [index, { renewing }] of changes.entries()) {
    const crossing: Future[] = []
    while (above.length + crossing.length < share(renewing)) {
      crossing.push(...below.splice(Math.floor(random() ** 0.9 * below.length), 1))
    }
    for (const future of crossing) {
      future.crossedAt = index
      above.splice(Math.floor(above.length * (0.12 + 0.88 * random())), 0, future)
    }
    note()
  }
  return all
}
