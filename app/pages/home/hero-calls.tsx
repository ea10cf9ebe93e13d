import { type ReactNode, useEffect, useRef, useState } from 'react'
import { heroCalls } from '../../../content/hero-calls.ts'
import { useMayMove } from '../../ui/use-may-move.ts'
import { HeroScene } from './hero-scene.tsx'
import { HeroSubtitle } from './hero-subtitle.tsx'
import { HeroTrack } from './hero-track.tsx'
import styles from './hero.module.css'
import { useHeroClock } from './use-hero-clock.ts'

interface HeroCallsProps {
  /** What stands where the scene will play. */
  poster: ReactNode
  /** The hero's own words. */
  children: ReactNode
}

/** The three sample calls of the hero, one after the other: scene, subtitle and track on one clock. */
export function HeroCalls({ poster, children }: HeroCallsProps) {
  const front = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(false)
  const mayMove = useMayMove(front)
  const playing = mayMove === true && !paused
  const { moment, clock } = useHeroClock(playing)
  const call = callAt(moment.callNumber)
  const next = callAt(moment.callNumber + 1)

  useEffect(() => {
    // The next call may be in a script that has not been shown yet: fetch its font while this call lasts.
    if (playing) void document.fonts.load('1rem Anek', next.question.native)
  }, [playing, next])

  return (
    <>
      <HeroScene clock={clock} playing={playing}>
        {poster}
      </HeroScene>
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
