import styles from './line-key.module.css'

interface LineKeyProps {
  /** Meaning of the lines of each ink. */
  lines: readonly { ink: 'caller' | 'assistant' | 'bright'; text: string }[]
  className?: string | undefined
}

/** A key to the inks of a drawing. Hidden from screen readers: the drawing has its own words. */
export function LineKey({ lines, className = '' }: LineKeyProps) {
  return (
    <p className={`${styles.key} ${className}`} aria-hidden="true">
      {lines.map(({ ink, text }) => (
        <span key={ink} data-ink={ink}>
          {text}
        </span>
      ))}
    </p>
  )
}
