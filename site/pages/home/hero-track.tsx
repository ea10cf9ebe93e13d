import type { CSSProperties } from 'react'
import { timeLabel } from '../../../common/figures/time-label.ts'
import { PauseButton } from '../../../common/ui/pause-button.tsx'
import { momentAt, type Phase, phases, phaseSeconds, restingAt } from './hero-clock.ts'
import styles from './hero-track.module.css'

const labels = { listen: 'Listens', think: 'Thinks', answer: 'Answers' } satisfies Record<Phase, string>

/** Progress through the current call, as three lines that fill, with the button that stops it. */
export function HeroTrack() {
  const { phase: resting, secondsInPhase, secondsInCall } = momentAt(restingAt)
  const now = phases.indexOf(resting)
  return (
    <div className={`wrap no-print ${styles.track}`} data-track data-playing="false">
      <PauseButton of="the scene" />
      <ol className={`text-3 ${styles.phases}`}>
        {phases.map((phase, index) => (
          <li
            key={phase}
            data-phase={phase}
            data-state={index < now ? 'done' : index === now ? 'now' : 'next'}
            style={lengthOf(phase, phase === resting ? secondsInPhase : 0)}
          >
            {labels[phase]}
          </li>
        ))}
      </ol>
      <p className={`small tabular ${styles.clock}`} data-time>
        {timeLabel(secondsInCall)}
      </p>
    </div>
  )
}

/** Length of a phase in seconds, and how much of it had passed when its line began to fill. */
function lengthOf(phase: Phase, begun: number): CSSProperties {
  return { '--seconds': phaseSeconds[phase], '--begun': Math.round(begun * 10) / 10 }
}
