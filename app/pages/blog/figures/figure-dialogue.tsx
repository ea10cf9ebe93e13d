import { languageOf } from '../../../../content/markdown/languages.ts'
import { site } from '../../../../content/site.ts'
import { timeLabel } from '../../../figures/time-label.ts'
import styles from './figure-dialogue.module.css'
import type { FigureOf } from './figure-of-kind.ts'

const speakers = { caller: 'Caller', assistant: site.brand, agent: 'Agent' } as const

/** What was said on a call, in its own script first and in English beneath. Static. */
export function FigureDialogue({ figure: { turns } }: { figure: FigureOf<'dialogue'> }) {
  return (
    <ol className={styles.dialogue}>
      {turns.map(({ speaker, at, says, english, lang }) => (
        <li key={says} data-speaker={speaker}>
          <p className={styles.who}>
            {speakers[speaker]}
            {at !== undefined && (
              <>
                {' '}
                <span className="tabular">{timeLabel(Math.floor(at))}</span>
              </>
            )}
          </p>
          <div>
            <p lang={lang ?? languageOf(says)}>{says}</p>
            {english && <p className={styles.english}>{english}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
