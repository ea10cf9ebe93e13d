import { goodFrom, type QualityBand, watchFrom } from '../../figures/quality-band.ts'

/** What a band is called, and the scores in it. */
export const bandWords: Readonly<Record<QualityBand, { name: string; scores: string }>> = {
  poor: { name: 'Below', scores: `under ${watchFrom}` },
  watch: { name: 'Review', scores: `${watchFrom} to ${goodFrom - 1}` },
  good: { name: 'Meets', scores: `${goodFrom} and over` },
}
