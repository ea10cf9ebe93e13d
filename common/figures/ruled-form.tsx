import { ruledLines, type RuledLinesOptions } from './ruled-lines.ts'
import '../styles/drawing.css'
import styles from './ruled-form.module.css'

interface RuledFormProps extends RuledLinesOptions {
  className?: string | undefined
}

/** The ruled form: the caller's strings and the assistant's, twisted against each other. Fills its box; decorative. */
export function RuledForm({ className = '', ...options }: RuledFormProps) {
  return (
    <svg
      className={`line-drawing ${className}`}
      viewBox={`0 0 ${options.width} ${options.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.caller} d={ruledLines(options)} />
      <path className={styles.assistant} d={ruledLines({ ...options, twist: -options.twist })} />
    </svg>
  )
}
