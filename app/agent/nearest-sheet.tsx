import { Passage } from './passage.tsx'
import { PersonSheet } from './person-sheet.tsx'
import styles from './sheet.module.css'
import type { Source } from './sources.ts'

/** The passages that come nearest to a question, for the visitor to judge, and a person to ask. */
export function NearestSheet({ question, sources }: { question: string; sources: readonly Source[] }) {
  return (
    <>
      <ul className={styles.sheet} data-ground="light" aria-label="Nearest to it on this site">
        {sources.map((source) => (
          <li key={source.href}>
            <Passage
              source={source}
              caption={source.heading ? `Under “${source.heading}”` : 'On this site'}
            />
          </li>
        ))}
      </ul>
      <PersonSheet question={question} />
    </>
  )
}
