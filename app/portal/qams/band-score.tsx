import bandColour from '../../figures/band-colour.module.css'
import type { QualityBand } from '../../figures/quality-band.ts'
import { BandMark } from './band-mark.tsx'
import styles from './band-score.module.css'
import { bandWords } from './band-words.ts'

interface BandScoreProps {
  band: QualityBand
  score: string
  /** The figure that overruling a mark has changed; kept beside the new one, struck through. */
  was?: string | undefined
  /** Of several calls, to one decimal place. */
  isAverage?: boolean
}

/** A score, large, with its band. */
export function BandScore({ band, score, was, isAverage = false }: BandScoreProps) {
  const look = [styles.score, isAverage && styles.average, bandColour.band]
  return (
    <p className={look.filter(Boolean).join(' ')} data-band={band}>
      <BandMark band={band} height={44} />
      <b className="tabular">{score}</b>
      <span className={styles.band}>
        {bandWords[band].name}
        {was !== undefined && (
          <small className="text-2">
            was <s className="tabular">{was}</s>
          </small>
        )}
      </span>
    </p>
  )
}
