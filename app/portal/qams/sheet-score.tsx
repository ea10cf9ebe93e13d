import { BandMark } from './band-mark.tsx'
import { bandWords } from './band-words.ts'
import type { ScoredSheet } from './morning-figures.ts'
import styles from './sheet-score.module.css'

/** The score of a sheet, large; one that was overruled keeps the old score beside it, struck through. */
export function SheetScore({ entry: { score, was, band } }: { entry: ScoredSheet }) {
  return (
    <p className={styles.score} data-band={band}>
      <BandMark band={band} height={44} />
      <b className="tabular">{score}</b>
      <span className={styles.band}>
        {bandWords[band].name}
        {was !== score && (
          <small>
            was <s className="tabular">{was}</s>
          </small>
        )}
      </span>
    </p>
  )
}
