import styles from './counted-lines.module.css'

export interface CountedLinesProps {
  /** How many lines are drawn bright. */
  lit: number
  /** How many lines the whole is: the rest is drawn dim, and lines stand as far apart as fits this many. */
  of: number
  /** Amber: only where the assistant's voice is what is counted. */
  spoken?: boolean | undefined
}

/**
 * A bar of hairlines, each standing for one thing; the words beside it say which. Lines keep a distance of whole
 * or half pixels at every width, so that they can be counted. Decorative: the words carry the number.
 */
export function CountedLines({ lit, of, spoken }: CountedLinesProps) {
  return (
    <span
      className={styles.box}
      aria-hidden="true"
      data-spoken={spoken}
      style={{ '--lit': lit, '--of': of }}
    />
  )
}
