import type { CSSProperties } from 'react'
import { timeLabel } from '../../figures/time-label.ts'
import { PauseButton } from '../../ui/pause-button.tsx'
import { type HeroMoment, momentAt, type Phase, phases, phaseSeconds, restingAt } from './hero-clock.ts'
import styles from './hero-track.module.css'

interface HeroTrackProps {
  moment: HeroMoment
  playing: boolean
  paused: boolean
  /** Undefined until the button works. */
  onToggle: (() => void) | undefined
}

const labels = { listen: 'Listens', think: 'Thinks', answer: 'Answers' } satisfies Record<Phase, string>

/** Where in its call the scene is, as three lines that fill, with the button that stops it. */
export function HeroTrack({ moment, playing, paused, onToggle }: HeroTrackProps) {
  const now = phases.indexOf(moment.phase)
  return (
    <div className={`wrap ${styles.track}`} data-playing={playing}>
      <PauseButton of="the scene" paused={paused} onToggle={onToggle} />
      <ol className={styles.phases}>
        {phases.map((phase, index) => (
          <li
            key={phase}
            data-phase={phase}
            data-state={index < now ? 'done' : index === now ? 'now' : 'next'}
            style={geometry(phase, moment)}
          >
            {labels[phase]}
          </li>
        ))}
      </ol>
      <p className={`tabular ${styles.clock}`}>{timeLabel(moment.secondsInCall)}</p>
    </div>
  )
}

/** The length of a phase, and how much of it was already over when its line began to fill. */
function geometry(phase: Phase, { callNumber }: HeroMoment): CSSProperties {
  const resting = momentAt(restingAt)
  const begun = callNumber === resting.callNumber && phase === resting.phase ? resting.secondsInPhase : 0
  return { '--seconds': phaseSeconds[phase], '--begun': Math.round(begun * 10) / 10 } as CSSProperties
}
