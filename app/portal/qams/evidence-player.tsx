import { useEffect, useMemo, useRef, useState } from 'react'
import type { CallWords } from '../../../content/portal/call-words.ts'
import type { AgentId } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import { playerWords } from '../../../content/portal/quality-words.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { Button } from '../../ui/button.tsx'
import { useMayMove } from '../../ui/use-may-move.ts'
import { usePlayClock } from '../../ui/use-play-clock.ts'
import { PortalIcon } from '../shell/portal-icon.tsx'
import styles from './evidence-player.module.css'
import { evidenceWindow } from './evidence-window.ts'
import { EvidenceWave } from './evidence-wave.tsx'
import paper from './paper.module.css'

interface EvidencePlayerProps {
  call: CallWords
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
  const stretch = useMemo(() => evidenceWindow(call.lines, at), [call, at])
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className={paper.inset} ref={box} aria-label={`Around ${timeLabel(at)}`}>
      <Playing
        key={round}
        call={call}
        agent={agent}
        stretch={stretch}
        isPlaying={mayMove === true && !paused}
      />
      <div className={`buttons ${styles.foot}`}>
        <Button
          look="outline"
          size="small"
          className={styles.play}
          onClick={() => setPaused(!paused)}
          aria-label={paused ? 'Play the captions' : 'Pause the captions'}
        >
          <PortalIcon name={paused ? 'play' : 'pause'} size={16} />
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

interface PlayingProps {
  call: CallWords
  agent: AgentId
  stretch: ReturnType<typeof evidenceWindow>
  isPlaying: boolean
}

function Playing({ call, agent, stretch, isPlaying }: PlayingProps) {
  // Where nothing is to move, all of it is shown at once.
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const played = usePlayClock(isPlaying)
  const now = isStill ? stretch.to : Math.min(stretch.to, stretch.from + played)
  return (
    <>
      <EvidenceWave stretch={stretch} now={now} />
      <ol className={styles.lines}>
        {stretch.lines.map((line) => (
          <li
            key={line.from}
            data-evidence={line === stretch.at ? '' : undefined}
            data-yet={line.from > now ? '' : undefined}
            data-now={line.from <= now && now < line.to ? '' : undefined}
          >
            <time className="small-muted">{timeLabel(line.from)}</time>
            <p>
              <b>{line.speaker === 'caller' ? 'Caller' : agentName(agent)}</b>
              <span lang={line.lang}>{line.text}</span>
              {line.english && <small>{line.english}</small>}
            </p>
          </li>
        ))}
      </ol>
      {call.language !== 'English' && stretch.lines.every(({ lang }) => lang === 'en') && (
        <p className={styles.language}>{playerWords.translated(call.language)}</p>
      )}
    </>
  )
}
