import type { Mark } from '../../../content/portal/marked-sheet.ts'
import { markWords } from '../../../content/portal/quality-names.ts'
import styles from './mark-icon.module.css'

const shapes: Readonly<Record<Mark, string>> = {
  pass: 'M20 6 9 17l-5-5',
  miss: 'M18 6 6 18M6 6l12 12',
  'not-applicable': 'M5 12h14',
}

/** A tick, a cross or a dash, with its word for those who do not see it. */
export function MarkIcon({ mark }: { mark: Mark }) {
  return (
    <svg className={styles.icon} data-mark={mark} viewBox="0 0 24 24" role="img" aria-label={markWords[mark]}>
      <path d={shapes[mark]} />
    </svg>
  )
}
