import { bandNames } from '../content/quality-words.ts'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import bandColour from '../../common/figures/band-colour.module.css'
import { goodFrom, type QualityBand, qualityBands, watchFrom } from '../../common/figures/quality-band.ts'
import styles from './bands.module.css'
import { givenFigures, useFigures } from './figures.ts'

/** The scores in each band, in words. */
const scoresIn: Record<QualityBand, string> = {
  poor: `under ${watchFrom}`,
  watch: `${watchFrom} to ${goodFrom - 1}`,
  good: `${goodFrom} and over`,
}
const bars: Record<QualityBand, number> = { poor: 1, watch: 2, good: 3 }

/** One, two or three bars: the band without colour. Decorative; its name is beside it. */
export function BandMark({ band, height = 16 }: { band: QualityBand; height?: number }) {
  return (
    <svg
      className={`${styles.mark} ${bandColour.band}`}
      data-band={band}
      width={bars[band] * 5 - 3}
      height={height}
      aria-hidden="true"
    >
      <path d={Array.from({ length: bars[band] }, (_, bar) => `M${bar * 5 + 1} 0v${height}`).join('')} />
    </svg>
  )
}

interface BandScoreProps {
  band: QualityBand
  /** In digits, and as before a mark was overruled. */
  score: string
  was: string
}

/** A score, large, with its band. */
export function BandScore({ band, score, was }: BandScoreProps) {
  return (
    <p className={`${styles.score} ${bandColour.band}`} data-band={band}>
      <BandMark band={band} height={44} />
      <b className="tabular">{score}</b>
      <span className={styles.name}>
        {bandNames[band]}
        {was !== score && (
          <small className="text-2">
            was <s className="tabular">{was}</s>
          </small>
        )}
      </span>
    </p>
  )
}

/** How many calls are in each band, and the way to see only those. Counts that changed keep the old one beside them. */
export function BandFilter({ current }: { current: QualityBand | undefined }) {
  const { bands } = useFigures()
  return (
    <ul className={styles.bands} aria-label="Show only one band">
      {qualityBands.map((band) => (
        <li key={band}>
          <DeskLink
            to={{ band: band === current ? undefined : band }}
            className={`${styles.band} ${bandColour.band}`}
            data-band={band}
            aria-current={band === current ? 'true' : undefined}
          >
            <BandMark band={band} />
            <span>
              {bandNames[band]}, {scoresIn[band]}: <b className="tabular">{bands[band]}</b>
              {bands[band] !== givenFigures.bands[band] && (
                <>
                  {' '}
                  <span className="visually-hidden">was </span>
                  <s className="tabular text-3">{givenFigures.bands[band]}</s>
                </>
              )}
            </span>
          </DeskLink>
        </li>
      ))}
    </ul>
  )
}
