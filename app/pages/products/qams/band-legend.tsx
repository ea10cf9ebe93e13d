import { markedBefore } from '../../../figures/quality-mark.tsx'
import styles from './band-legend.module.css'
import { bandWords } from './band-words.ts'

/** What the three marks mean. */
export function BandLegend() {
  return (
    <ul className={styles.legend}>
      <li {...markedBefore('good')}>{bandWords.good}</li>
      <li {...markedBefore('watch')}>{bandWords.watch}</li>
      <li {...markedBefore('poor')}>{bandWords.poor}</li>
    </ul>
  )
}
