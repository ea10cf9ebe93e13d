import { type ReactNode, useRef } from 'react'
import type { PlayClock } from '../../ui/play-clock.ts'
import styles from './hero.module.css'
import { useHeroScene } from './use-hero-scene.ts'

interface HeroSceneProps {
  clock: PlayClock
  playing: boolean
  /** The poster, under the scene. */
  children: ReactNode
}

/** The living form behind the words, on the canvas as soon as there is a scene and on the poster otherwise. */
export function HeroScene({ clock, playing, children }: HeroSceneProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isLive = useHeroScene(canvas, clock, playing)
  return (
    <div className={styles.scene} data-live={isLive}>
      {children}
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  )
}
