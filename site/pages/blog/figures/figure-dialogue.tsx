import { speakers } from '../../../content/articles/figure-as-table.ts'
import { languageOf } from '../../../../common/markdown/languages.ts'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import styles from './figure-dialogue.module.css'
import type { FigureOf } from '../../../content/articles/figure-schema.ts'

/** What was said on a call, in its own script with the English beneath. */
export function FigureDialogue({ figure: { turns } }: { figure: FigureOf<'dialogue'> }) {
  return (
    <ol className={styles.dialogue}>
      {turns.map(({ speaker, at, says, english, lang }) => (
        <li key={says} data-speaker={speaker}>
          <p className="small">
            {speakers[speaker]}{' '}
            {at !== undefined && <span className="tabular">{timeLabel(Math.floor(at))}</span>}
          </p>
          <div>
            <p lang={lang ?? languageOf(says)}>{says}</p>
            {english && <p className="small">{english}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
