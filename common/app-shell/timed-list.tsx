import styles from './timed-list.module.css'

interface TimedListProps {
  /** Each with its time of day. */
  entries: readonly { at: string; text: string }[]
  /** With hairlines between them. */
  isRuled?: boolean
}

/** What happened, and when. */
export function TimedList({ entries, isRuled = false }: TimedListProps) {
  return (
    <ol className={isRuled ? `ruled-rows ${styles.list} ${styles.ruled}` : `text-2 ${styles.list}`}>
      {entries.map(({ at, text }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries are never removed, and two may be equal
        <li key={`${place} ${at}`}>
          <time>{at}</time>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
