import type { BotId, BotPrices } from '../../../content/pricing.ts'
import { RelativePath } from '../../figures/relative-path.ts'
import { breakEvens, cheapest, packageCosts } from '../../pricing/package-costs.ts'

/** What the drawing of a bot's costs covers. */
export interface CostScale {
  /** Units at the right end of the axis. */
  most: number
  /** Units that one line stands for, and units between two numbers of the axis. */
  perLine: number
  perTick: number
}

/** Units that one line stands for, on the rate card and in the estimate. */
export const unitsPerLine: Record<BotId, number> = { voice: 250, email: 500, chat: 500 }

const written = { most: 60_000, perLine: unitsPerLine.email, perTick: 10_000 }

/** What the drawing of each bot’s costs covers: enough to see both break-even points well inside. */
export const costScales: Record<BotId, CostScale> = {
  voice: { most: 30_000, perLine: unitsPerLine.voice, perTick: 5000 },
  email: written,
  chat: written,
}

/** Distance of two lines in the drawing's own units, in which drawings are stretched to their place. */
const pitch = 10

/** Height of the drawing, and of the room above the dearest cost. */
export const costHeight = 300
const headroom = 20

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
  const bends = [...bot.allocations, ...breakEvens(bot).map(({ exact }) => exact), scale.most]
  for (const volume of bends.toSorted((a, b) => a - b)) cheapestLine.lineTo(x(volume), least(volume))

  const allLines = new RelativePath()
  for (const [place, { price, allocation }] of packageCosts(bot, 0).entries()) {
    const end = packageCosts(bot, scale.most)[place]?.total ?? price
    allLines.moveTo(0, y(price)).lineTo(x(allocation), y(price)).lineTo(x(scale.most), y(end))
  }
  /** Where each package's price stands, in per cent from the top. */
  const priceTops = packageCosts(bot, 0).map(({ price }) => (y(price) / costHeight) * 100)
  return {
    hairlines: hairlines.toString(),
    cheapestLine: cheapestLine.toString(),
    allLines: allLines.toString(),
    priceTops,
  }
}

/** How far from the top the least cost of `volume` is drawn, in per cent. */
export function leastCostTop(bot: BotPrices, volume: number, scale: CostScale): number {
  return (heightOf(bot, scale, leastTotal(bot, volume)) / costHeight) * 100
}

/** The volume at `share` of the drawing’s width, from 0 to 1: that of the nearest line. Beyond an edge, the edge’s. */
export function volumeAt(share: number, { most, perLine }: CostScale): number {
  return Math.round((Math.min(1, Math.max(0, share)) * most) / perLine) * perLine
}

/** Stretch of volumes, from and to, over which the package at `place` costs least. */
export function cheapestStretch(bot: BotPrices, place: number, { most }: CostScale): [number, number] {
  const points = breakEvens(bot).map(({ exact }) => exact)
  return [points[place - 1] ?? 0, points[place] ?? most]
}

function heightOf(bot: BotPrices, scale: CostScale, rupees: number): number {
  const dearest = Math.max(...packageCosts(bot, scale.most).map(({ total }) => total))
  return costHeight - (rupees / dearest) * (costHeight - headroom)
}

function leastTotal(bot: BotPrices, volume: number): number {
  return cheapest(bot, volume)[0]?.total ?? 0
}
