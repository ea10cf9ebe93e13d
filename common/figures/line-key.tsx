import styles from './line-key.module.css'

interface LineKeyProps {
  /** What the lines of each ink are. */
  lines: readonly { ink: 'caller' | 'assistant' | 'bright'; text: string }[]
  className?: string | undefined
}

/** What the inks of a drawing stand for. For the eye only: the drawing has its own words. */
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
