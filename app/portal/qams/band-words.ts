import { bandNames } from '../../../content/portal/quality-names.ts'
import { goodFrom, type QualityBand, watchFrom } from '../../figures/quality-band.ts'

/** What a band is called, and the scores in it. */
export const bandWords: Readonly<Record<QualityBand, { name: string; scores: string }>> = {
  poor: { name: bandNames.poor.name, scores: bandNames.poor.scores(watchFrom) },
  watch: { name: bandNames.watch.name, scores: bandNames.watch.scores(watchFrom, goodFrom) },
  good: { name: bandNames.good.name, scores: bandNames.good.scores(goodFrom) },
}
