import { useEffect, useRef } from 'react'
import type { MarkedCall } from '../content/marked-calls.ts'
import { agentName } from '../content/north-team.ts'
import type { AgentId } from '../content/sheets.ts'
import { timeLabel } from '../../common/figures/time-label.ts'
import { SideButton } from '../../common/ui/button.tsx'
import styles from './heard-lines.module.css'
import paper from './paper.module.css'

interface HeardLinesProps {
  call: MarkedCall
  agent: AgentId
  /** Second of the call. */
  at: number
  onClose: () => void
}

/** What was said around a second of the call: that line, the one before and the one after. There is no sound, and it says so. */
export function HeardLines({ call: { lines, lang }, agent, at, onClose }: HeardLinesProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const spoken = lines.findIndex(([from, to]) => from <= at && at <= to)
  const place = spoken === -1 ? lines.findLastIndex(([from]) => from <= at) : spoken
  return (
    <section className={paper.inset} ref={box} aria-label={`Around ${timeLabel(at)}`}>
      <ol className={styles.lines}>
        {lines.slice(Math.max(0, place - 1), place + 2).map((line) => {
          const [from, , voice, says, english] = line
          return (
            <li key={from} data-evidence={line === lines[place] || undefined}>
              <time className="small-muted">{timeLabel(from)}</time>
              <p>
                <b>{voice === 'caller' ? 'Caller' : agentName(agent)}</b>
                <span lang={english ? lang : 'en'}>{says}</span>
                {english && <small>{english}</small>}
              </p>
            </li>
          )
        })}
      </ol>
      <div className="cluster">
        <SideButton onClick={onClose}>Close</SideButton>
        <p className="caption">Simulated: in this demo you read along, no sound is played.</p>
      </div>
    </section>
  )
}
