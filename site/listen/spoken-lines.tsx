import { site } from '../../common/brand/site.ts'
import type { SpokenTurn } from '../content/solutions/solution-page.ts'
import styles from './spoken-lines.module.css'

interface SpokenLinesProps {
  turns: readonly SpokenTurn[]
  lang: string
  /** Who speaks with the assistant. */
  person: string
  /** Index of the line shown while the call is read along its score. */
  now: number
}

/** What is said on a call, in the caller’s script and in English. All lines share one place, so none moves another. */
export function SpokenLines({ turns, lang, person, now }: SpokenLinesProps) {
  return (
    <ol className={styles.lines}>
      {turns.map(({ speaker, from, to, words, english }, place) => (
        <li
          key={from}
          data-speaker={speaker}
          data-from={from}
          data-to={to}
          data-meaning={english ?? words}
          data-name={speaker === 'assistant' ? site.brand : person}
          data-now={place === now || undefined}
        >
          <p className={styles.words} lang={lang}>
            {words}
          </p>
          {english && <p className={styles.english}>{english}</p>}
        </li>
      ))}
    </ol>
  )
}
