import { type ReactNode, useEffect, useRef, useState } from 'react'
import { heroCalls } from '../../../content/hero-calls.ts'
import { useMayMove } from '../../ui/use-may-move.ts'
import { HeroSubtitle } from './hero-subtitle.tsx'
import { HeroTrack } from './hero-track.tsx'
import styles from './hero.module.css'
import { useHeroClock } from './use-hero-clock.ts'

/** The three sample calls of the hero, one after the other: subtitle and track, around the hero's own words. */
export function HeroCalls({ children }: { children: ReactNode }) {
  const front = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(false)
  const mayMove = useMayMove(front)
  const playing = mayMove === true && !paused
  const moment = useHeroClock(playing)
  const call = callAt(moment.callNumber)
  const next = callAt(moment.callNumber + 1)

  useEffect(() => {
    // The next call may be in a script that has not been shown yet: fetch its font while this call lasts.
    if (playing) void document.fonts.load('1rem Anek', next.question.native)
  }, [playing, next])

  return (
    <>
      <div className={`wrap ${styles.front}`} ref={front}>
        {children}
        <HeroSubtitle call={call} phase={moment.phase} />
      </div>
      <HeroTrack
        moment={moment}
        playing={playing}
        onToggle={mayMove === undefined ? undefined : () => setPaused(!paused)}
        paused={paused}
      />
    </>
  )
}

function callAt(callNumber: number) {
  return heroCalls[callNumber % heroCalls.length] ?? heroCalls[0]
}
