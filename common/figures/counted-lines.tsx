import styles from './counted-lines.module.css'

export interface CountedLinesProps {
  /** Number of bright lines. */
  lit: number
  /** Number of lines in the whole: the rest is dim, and the spacing fits this many. */
  of: number
  /** Amber: only when the assistant's voice is what is counted. */
  spoken?: boolean | undefined
}

/**
 * A bar of hairlines, each for one thing; the words beside it say which. Lines are whole or half pixels apart at
 * every width, so that they can be counted. Decorative: the words carry the number.
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
