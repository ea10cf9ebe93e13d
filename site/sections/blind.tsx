import { blindHeight, blindSlats } from '../../common/figures/blind-slats.ts'
import { Stretched } from '../../common/figures/stretched.tsx'
import styles from './blind.module.css'

/** Fifteen slats that widen to daylight, from a dark scene to the light ground below. Once per page. */
export function Blind({ low }: { /** For openings with little dark to leave. */ low?: boolean }) {
  return (
    <div className={`no-print ${styles.blind}`} data-low={low} aria-hidden="true">
      <Stretched width={1} height={blindHeight}>
        <path d={blindSlats()} />
      </Stretched>
    </div>
  )
}
