import { type BotId, bots } from '../../site/content/pricing.ts'
import { cheapest, cheapestStretches, listOfNames } from '../../site/pricing/package-costs.ts'
import { grouped, rupees } from '../../common/ui/indian-numbers.ts'

/** Results of the current rate card for a volume: the least cost, its packages, and the estimator's sentence. */
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

/** The first whole volume with another cheapest package; the smallest allocation if there is none. */
export function firstChange(id: BotId): number {
  return Math.ceil(cheapestStretches(bots[id])[1]?.from ?? bots[id].allocations[0])
}
