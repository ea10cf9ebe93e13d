import { LineKey } from '../../common/figures/line-key.tsx'
import { saddleOver } from '../../common/figures/ruled-surface.ts'
import { Stretched } from '../../common/figures/stretched.tsx'
import styles from './ruled-band.module.css'
import '../../common/styles/drawing.css'

/** For a `PageHead` that ends in a `RuledBand`. */
export const ruledHeadClass = styles.opening

/** In units of a drawing that is stretched to the width of the window. */
const size = { width: 1440, height: 340 }
const lines = 120

export interface RuledBandProps {
  /** Accessible name of the drawing. */
  label: string
  /** Meaning of the two families of lines. */
  caller: string
  assistant: string
  /** Points of the surface, in order around it, on 1,440 by 340 units. */
  corners: Parameters<typeof saddleOver>[0]
}

/** Two families of straight lines that form one surface, as wide as the window, with their key below. */
export function RuledBand({ label, caller, assistant, corners }: RuledBandProps) {
  const surface = saddleOver(corners, lines)
  return (
    <figure className={styles.figure} aria-label={label}>
      <Stretched {...size}>
        <path className={styles.caller} d={surface.callers} />
        <path className={styles.assistant} d={surface.assistant} />
      </Stretched>
      <figcaption className={`wrap ${styles.key}`}>
        <LineKey
          lines={[
            { ink: 'caller', text: caller },
            { ink: 'assistant', text: assistant },
          ]}
        />
      </figcaption>
    </figure>
  )
}
