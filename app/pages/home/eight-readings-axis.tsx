import type { CSSProperties } from 'react'
import { callCaptions } from '../../../content/call-captions.ts'
import { policyRevivalCall } from '../../../content/sample-call.ts'
import { timeLabel } from '../../figures/time-label.ts'
import styles from './eight-readings-axis.module.css'
import { speakerNames } from './playhead.tsx'

const ticks = [0, 10, 20, 30, 40, 50, 60, 70]

/** Times and what is said at them. Static. */
export function EightReadingsAxis() {
  return (
    <div className={styles.axis} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} style={position(tick)}>
          {timeLabel(tick)}
        </span>
      ))}
      {callCaptions.map(({ at, speaker, text }) => (
        <i
          key={at}
          className={speaker === 'assistant' ? styles.assistantCaption : undefined}
          style={position(at)}
          data-at={at}
          data-speaker={speakerNames[speaker]}
        >
          {text}
        </i>
      ))}
    </div>
  )
}

function position(seconds: number) {
  return { left: `${Math.round((seconds / policyRevivalCall.seconds) * 1000) / 10}%` } satisfies CSSProperties
}
