/** Where a mark stands, leans or crosses. Every quality screen draws and words its marks by this alone. */
export type QualityBand = 'good' | 'fair' | 'poor'

/** Lowest percentage that is good. */
export const goodFrom = 80

/** Lowest percentage that is fair; whatever is lower is poor. */
export const fairFrom = 60

/** The band of a percentage: 80 and above is good (green), 60 and above fair (yellow), otherwise poor (red). */
export function qualityBand(percent: number): QualityBand {
  if (percent >= goodFrom) return 'good'
  return percent >= fairFrom ? 'fair' : 'poor'
}

export const bandWords: Record<QualityBand, string> = {
  good: `${goodFrom} and above`,
  fair: `${fairFrom} to ${goodFrom - 1}`,
  poor: `below ${fairFrom}`,
}

/** The bands from best to worst. */
export const qualityBands: QualityBand[] = ['good', 'fair', 'poor']
