import { type QualityBand, qualityBand } from '../../../figures/quality-band.ts'
import { RelativePath } from '../../../figures/relative-path.ts'

export type BandPaths = Record<QualityBand, string>

/** Path data by band: `draw` asks for the path that a score belongs to and draws on it. */
export function drawByBand(draw: (pathFor: (score: number) => RelativePath) => void): BandPaths {
  const paths = { good: new RelativePath(), watch: new RelativePath(), poor: new RelativePath() }
  draw((score) => paths[qualityBand(score)])
  return { good: paths.good.toString(), watch: paths.watch.toString(), poor: paths.poor.toString() }
}
