import type { BotPrices } from '../../content/pricing.ts'
import { RelativePath } from '../../../common/figures/relative-path.ts'
import type { CostScale } from '../../pricing/cost-scale.ts'
import { cheapest, cheapestStretches, type PackageCost, packageCosts } from '../../pricing/package-costs.ts'

/** Distance between two lines in the drawing's own units; the drawing is stretched to its box. */
const pitch = 10

/** Height of the drawing, and the room above the highest cost. */
export const costHeight = 300
const headroom = 20

/** Height of a price label, in per cent of the drawing on a phone, where it is lowest. */
const labelHeight = 9

export function drawingWidth({ most, perLine }: CostScale): number {
  return (most / perLine) * pitch
}

/** The whole cost, to scale: hairlines under the cheapest, its line, and the lines of all packages. */
export function wholeCost(bot: BotPrices, scale: CostScale) {
  const x = (volume: number) => (volume / scale.perLine) * pitch
  const y = (rupees: number) => heightOf(bot, scale, rupees)
  const least = (volume: number) => y(leastTotal(bot, volume))

  const hairlines = new RelativePath()
  for (let volume = scale.perLine / 2; volume < scale.most; volume += scale.perLine) {
    hairlines.moveTo(x(volume), costHeight).lineTo(x(volume), least(volume))
  }
  const cheapestLine = new RelativePath().moveTo(0, least(0))
  const bends = [...bot.allocations, ...cheapestStretches(bot).map(({ from }) => from), scale.most]
  for (const volume of bends.toSorted((a, b) => a - b)) cheapestLine.lineTo(x(volume), least(volume))

  const allLines = new RelativePath()
  for (const [place, { price, allocation }] of packageCosts(bot, 0).entries()) {
    const end = packageCosts(bot, scale.most)[place]?.total ?? price
    allLines.moveTo(0, y(price)).lineTo(x(allocation), y(price)).lineTo(x(scale.most), y(end))
  }
  return {
    hairlines: hairlines.toString(),
    cheapestLine: cheapestLine.toString(),
    allLines: allLines.toString(),
  }
}

export interface PriceLabel {
  /** Packages whose prices are too close for separate labels, the cheapest first. */
  of: Pick<PackageCost, 'name' | 'price'>[]
  /** Where the highest of their prices is drawn, in per cent from the top. */
  top: number
}

/** Labels for the packages' prices, written on their lines without overlapping. */
export function priceLabels(bot: BotPrices, scale: CostScale): PriceLabel[] {
  const labels: PriceLabel[] = []
  for (const cost of packageCosts(bot, 0).toSorted((one, other) => one.price - other.price)) {
    const top = (heightOf(bot, scale, cost.price) / costHeight) * 100
    const below = labels.at(-1)
    if (below && below.top - top < labelHeight) Object.assign(below, { of: [...below.of, cost], top })
    else labels.push({ of: [cost], top })
  }
  return labels
}

/** How far from the top the least cost of `volume` is drawn, in per cent. */
export function leastCostTop(bot: BotPrices, volume: number, scale: CostScale): number {
  return (heightOf(bot, scale, leastTotal(bot, volume)) / costHeight) * 100
}

/** The volume at `share` of the drawing’s width, from 0 to 1: that of the nearest line, clamped to the edges. */
export function volumeAt(share: number, { most, perLine }: CostScale): number {
  return Math.round((Math.min(1, Math.max(0, share)) * most) / perLine) * perLine
}

function heightOf(bot: BotPrices, scale: CostScale, rupees: number): number {
  const dearest = Math.max(...packageCosts(bot, scale.most).map(({ total }) => total))
  return costHeight - (rupees / dearest) * (costHeight - headroom)
}

function leastTotal(bot: BotPrices, volume: number): number {
  return cheapest(bot, volume)[0]?.total ?? 0
}
