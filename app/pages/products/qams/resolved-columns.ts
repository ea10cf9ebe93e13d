import { type QualityBand, qualityBand } from '../../../figures/quality-band.ts'
import { RelativePath } from '../../../figures/relative-path.ts'

/** Units of width for one per cent of calls, and the height that stands for 100 per cent resolved. */
export const unitsPerPercent = 9
export const resolvedHeight = 200

const linePitch = 3

/** Of how many lines one is drawn on a phone. */
const phoneEvery = 3

export interface ResolvedColumn {
  band: QualityBand
  /** Share of all calls before this reason, in per cent: where its column starts. */
  start: number
  share: number
  resolved: number
  /** Path data: lines that a phone shows too, and the rest. */
  everywhere: string
  wideOnly: string
}

/** Place of a share resolved, in per cent, from the top. */
export function resolvedY(percent: number): number {
  return resolvedHeight - (percent / 100) * resolvedHeight
}

/** A column of upright lines for each reason: as wide as its share of calls, as high as its share resolved. */
export function resolvedColumns(reasons: { share: number; resolved: number }[]): ResolvedColumn[] {
  let start = 0
  return reasons.map(({ share, resolved }) => {
    const everywhere = new RelativePath()
    const wideOnly = new RelativePath()
    const [from, to] = [start * unitsPerPercent + 2, (start + share) * unitsPerPercent - 3]
    for (let line = 0, x = from; x < to; line++, x += linePitch) {
      const path = line % phoneEvery === 0 ? everywhere : wideOnly
      path.moveTo(x, resolvedHeight).lineTo(x, resolvedY(resolved))
    }
    const column = { band: qualityBand(resolved), start, share, resolved }
    start += share
    return { ...column, everywhere: everywhere.toString(), wideOnly: wideOnly.toString() }
  })
}
