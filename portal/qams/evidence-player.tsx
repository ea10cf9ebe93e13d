import { useEffect, useMemo, useRef, useState } from 'react'
import type { MarkedCall } from '../content/marked-calls.ts'
import { agentName } from '../content/north-team.ts'
import { playerWords } from '../content/quality-words.ts'
import type { AgentId } from '../content/sheets.ts'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { timeLabel } from '../../common/figures/time-label.ts'
import { Button } from '../../common/ui/button.tsx'
import { useMayMove } from '../../common/ui/use-may-move.ts'
import { usePlayClock } from '../../common/ui/use-play-clock.ts'
import styles from './evidence-player.module.css'
import paper from './paper.module.css'

/** Seconds played before the second itself, and at most after it. */
const before = 4
const after = 20

/** The line at a second with its neighbours, played from shortly before that second. */
function stretchAround({ lines }: MarkedCall, second: number) {
  const spoken = lines.findIndex(([from, to]) => from <= second && second <= to)
  const at = spoken === -1 ? lines.findLastIndex(([from]) => from <= second) : spoken
  const near = lines.slice(Math.max(0, at - 1), at + 2)
  const from = Math.max(0, second - before)
  const to = Math.min(second + after, Math.max(second + before, ...near.map(([, end]) => end)))
  return { from, to, lines: near, at: lines[at] }
}

interface EvidencePlayerProps {
  call: MarkedCall
  agent: AgentId
  /** Second of the call. */
  at: number
  onClose: () => void
}

/** Plays the lines around a second of the call as captions on the call's clock. There is no sound, and it says so. */
export function EvidencePlayer({ call, agent, at, onClose }: EvidencePlayerProps) {
  const box = useRef<HTMLElement>(null)
  const [paused, setPaused] = useState(false)
  const [round, setRound] = useState(0)
  const mayMove = useMayMove(box)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className={paper.inset} ref={box} aria-label={`Around ${timeLabel(at)}`}>
      <Playing key={round} call={call} agent={agent} at={at} isPlaying={mayMove === true && !paused} />
      <div className={`buttons ${styles.foot}`}>
        <Button
          look="outline"
          size="small"
          className={styles.play}
          onClick={() => setPaused(!paused)}
          aria-label={paused ? 'Play the captions' : 'Pause the captions'}
        >
          <DeskIcon name={paused ? 'play' : 'pause'} size={16} />
          <span>{paused ? 'Play' : 'Pause'}</span>
        </Button>
        <Button look="outline" size="small" className={styles.play} onClick={() => setRound(round + 1)}>
          Again
        </Button>
        <Button look="outline" size="small" onClick={onClose}>
          Close
        </Button>
        <p className="caption">{playerWords.simulated}</p>
      </div>
    </section>
  )
}

function Playing({
  call,
  agent,
  at,
  isPlaying,
}: Omit<EvidencePlayerProps, 'onClose'> & { isPlaying: boolean }) {
  // Without motion all of it is shown immediately.
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const stretch = useMemo(() => stretchAround(call, at), [call, at])
  const played = usePlayClock(isPlaying)
  const now = isStill ? stretch.to : Math.min(stretch.to, stretch.from + played)
  return (
    <ol className={styles.lines}>
      {stretch.lines.map((line) => {
        const [from, to, voice, says, english] = line
        return (
          <li
            key={from}
            data-evidence={line === stretch.at ? '' : undefined}
            data-yet={from > now ? '' : undefined}
            data-now={from <= now && now < to ? '' : undefined}
          >
            <time className="small-muted">{timeLabel(from)}</time>
            <p>
              <b>{voice === 'caller' ? 'Caller' : agentName(agent)}</b>
              <span lang={english ? call.lang : 'en'}>{says}</span>
              {english && <small>{english}</small>}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
