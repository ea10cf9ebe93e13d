import { blindHeight, blindSlats } from '../figures/blind-slats.ts'
import styles from './blind.module.css'

/** Fifteen slats that widen to daylight: how a dark scene opens to the light ground below. Once per page. Static. */
export function Blind() {
  return (
    <div className={styles.blind} aria-hidden="true">
      <svg viewBox={`0 0 1 ${blindHeight}`} preserveAspectRatio="none">
        <path d={blindSlats()} />
      </svg>
    </div>
  )
}
