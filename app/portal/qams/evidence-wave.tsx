import { useMemo } from 'react'
import type { Turn } from '../../../content/sample-call.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { unitsPerSecond, voicePaths, waveBars } from '../../figures/wave.ts'
import type { EvidenceWindow } from './evidence-window.ts'
import '../../styles/drawing.css'
import styles from './evidence-player.module.css'

const height = 44

interface EvidenceWaveProps {
  stretch: EvidenceWindow
  /** Second of the call up to which it has been played. */
  now: number
}

/** The voices of a stretch of the call, with a playhead. Decorative: the lines beneath say it. */
export function EvidenceWave({ stretch, now }: EvidenceWaveProps) {
  const length = Math.max(1, stretch.to - stretch.from)
  const { caller, agent, isAssistant } = useMemo(() => {
    const turns: Turn[] = stretch.lines.map(({ speaker, from, to }) => ({
      speaker: speaker === 'caller' ? 'caller' : 'assistant',
      from: Math.max(0, from - stretch.from),
      to: Math.min(length, to - stretch.from),
    }))
    const bars = waveBars(turns, { seed: stretch.from + 3, height, step: (length * unitsPerSecond) / 150 })
    const voices = voicePaths(bars, height / 2)
    return {
      caller: voices.caller,
      agent: voices.assistant,
      isAssistant: stretch.lines.some(({ speaker }) => speaker === 'assistant'),
    }
  }, [stretch.from, stretch.lines, length])
  return (
    <div className={styles.wave} style={{ '--played': (now - stretch.from) / length }} aria-hidden="true">
      <svg
        className="line-drawing"
        viewBox={`0 0 ${length * unitsPerSecond} ${height}`}
        preserveAspectRatio="none"
      >
        <path className={styles.quiet} d={`M0 ${height / 2}H${length * unitsPerSecond}`} />
        <path className="ink-caller" d={caller} />
        <path className={isAssistant ? 'ink-assistant' : styles.colleague} d={agent} />
      </svg>
      <i className={styles.veil} />
      <span className="tabular">{timeLabel(stretch.from)}</span>
      <span className="tabular">{timeLabel(stretch.to)}</span>
    </div>
  )
}
