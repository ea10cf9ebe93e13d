import { type BotId, bots } from '../../site/content/pricing.ts'
import { cheapest, cheapestStretches, listOfNames } from '../../site/pricing/package-costs.ts'
import { grouped, rupees } from '../../common/ui/indian-numbers.ts'

/** What the rate card of today makes of a volume: the least cost, its packages, and the sentence of the estimator. */
export function estimateOf(id: BotId, volume: number) {
  const least = cheapest(bots[id], volume)
  const [first] = least
  if (!first) throw new Error('The rate card has no packages.')
  const names = least.map(({ name }) => name)
  const costs = names.length > 1 ? 'cost the same' : 'costs least'
  return {
    total: first.total,
    shown: rupees(first.total),
    either: listOfNames(names, 'disjunction'),
    says: `For ${grouped(volume)} ${bots[id].unit.many}, ${listOfNames(names)} ${costs}.`,
  }
}

/** The first whole volume at which another package is the cheapest; that of the smallest package where none ever is. */
export function firstChange(id: BotId): number {
  return Math.ceil(cheapestStretches(bots[id])[1]?.from ?? bots[id].allocations[0])
}
