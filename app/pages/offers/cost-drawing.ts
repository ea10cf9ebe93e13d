import type { BotPrices } from '../../../content/pricing.ts'
import { RelativePath } from '../../figures/relative-path.ts'
import { breakEvens, cheapest, packageCosts } from '../../pricing/package-costs.ts'

/** What the drawing of a bot's costs covers. */
export interface CostScale {
  /** Units at the right end of the axis. */
  most: number
  /** Units that one line stands for, and units between two numbers of the axis. */
  perLine: number
  perTick: number
  /** Rupees over the cheapest that fill a row's height; taller lines fade out. */
  fullHeight: number
}

/** Distance of two lines in the drawing's own units, in which drawings are stretched to their place. */
const pitch = 10

/** Height of the drawing of the whole cost, and of one row of differences. */
export const costHeight = 132
export const rowHeight = 66

export function drawingWidth({ most, perLine }: CostScale): number {
  return (most / perLine) * pitch
}

/** The whole cost, to scale: hairlines under the cheapest, its line, and the lines of all packages. */
export function wholeCost(bot: BotPrices, scale: CostScale) {
  const x = (volume: number) => (volume / scale.perLine) * pitch
  const dearest = Math.max(...packageCosts(bot, scale.most).map(({ total }) => total)) * 1.02
  const y = (rupees: number) => costHeight - (rupees / dearest) * (costHeight - 14)
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

/**
 * One line for every `perLine` units, as tall as what the package at `place` costs over the cheapest there. Every
 * second line is apart, so that narrow screens can leave it out; lines taller than the row are apart too.
 */
export function differenceLines(bot: BotPrices, place: number, scale: CostScale) {
  const paths = {
    whole: [new RelativePath(), new RelativePath()],
    faded: [new RelativePath(), new RelativePath()],
  }
  for (let line = 0; line < scale.most / scale.perLine; line++) {
    const volume = (line + 0.5) * scale.perLine
    const more = (packageCosts(bot, volume)[place]?.total ?? 0) - leastTotal(bot, volume)
    if (more <= 0) continue
    const height = (more / scale.fullHeight) * rowHeight
    const path = (height <= rowHeight ? paths.whole : paths.faded)[line % 2]
    const x = (line + 0.5) * pitch
    path?.moveTo(x, rowHeight).lineTo(x, rowHeight - Math.min(height, rowHeight))
  }
  return { whole: paths.whole.map(String), faded: paths.faded.map(String) }
}

/** Stretch of volumes, from and to, over which the package at `place` costs least. */
export function cheapestStretch(bot: BotPrices, place: number, { most }: CostScale): [number, number] {
  const points = breakEvens(bot).map(({ exact }) => exact)
  return [points[place - 1] ?? 0, points[place] ?? most]
}

function leastTotal(bot: BotPrices, volume: number): number {
  return cheapest(bot, volume)[0]?.total ?? 0
}
