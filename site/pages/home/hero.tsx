import portrait from '../../../common/brand/poster-portrait.avif'
import wide from '../../../common/brand/poster-wide.avif'
import { HeroSubtitle } from './hero-subtitle.tsx'
import { HeroTrack } from './hero-track.tsx'
import { HeroWords } from './hero-words.tsx'
import styles from './hero.module.css'

/** The three sample calls in turn: scene, subtitle and track on one clock (hero-calls.behaviour.ts). */
export function Hero() {
  return (
    <section className={styles.hero} data-ground="dark" data-behaviour="hero-calls">
      <div className={`no-print ${styles.scene}`} data-scene data-live="false">
        <ScenePoster />
        <canvas aria-hidden="true" />
      </div>
      <div className={`wrap ${styles.front}`} data-front>
        <HeroWords />
        <HeroSubtitle />
      </div>
      <HeroTrack />
    </section>
  )
}

/** The living form at rest: a poster until the scene plays, and for good where no scene can. */
function ScenePoster() {
  return (
    <picture>
      <source media="(max-aspect-ratio: 4/5)" srcSet={portrait} />
      <img src={wide} alt="" width="1440" height="900" decoding="async" fetchPriority="low" />
    </picture>
  )
}
