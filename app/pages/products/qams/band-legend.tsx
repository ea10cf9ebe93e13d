import { QualityMark } from '../../../figures/quality-mark.tsx'
import styles from './band-legend.module.css'
import { bandWords } from './band-words.ts'

/** What the three marks mean. */
export function BandLegend() {
  return (
    <ul className={styles.legend}>
      <li>
        <QualityMark band="good" /> {bandWords.good}
      </li>
      <li>
        <QualityMark band="watch" /> {bandWords.watch}
      </li>
      <li>
        <QualityMark band="poor" /> {bandWords.poor}
      </li>
    </ul>
  )
}
