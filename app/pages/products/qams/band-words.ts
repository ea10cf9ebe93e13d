import { goodFrom, type QualityBand, watchFrom } from '../../../figures/quality-band.ts'

export const bandWords: Record<QualityBand, string> = {
  good: `${goodFrom} and above`,
  watch: `${watchFrom} to ${goodFrom - 1}`,
  poor: `below ${watchFrom}`,
}
