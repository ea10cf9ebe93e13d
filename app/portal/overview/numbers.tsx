import styles from './numbers.module.css'

interface Figure {
  shown: string
  label: string
  /** What to compare it with. */
  note: string
}

/** Six figures of the day, ruled apart. */
export function Numbers({ figures }: { figures: Figure[] }) {
  return (
    <dl className={styles.numbers}>
      {figures.map(({ shown, label, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={`tabular ${styles.figure}`}>{shown}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
