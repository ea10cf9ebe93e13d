import { Prerendered } from '../../ui/prerendered.tsx'
import { HeroCalls } from './hero-calls.tsx'
import { HeroWords } from './hero-words.tsx'
import styles from './hero.module.css'
import { ScenePoster } from './scene-poster.tsx'

export function Hero() {
  return (
    <section className={styles.hero} data-ground="dark">
      <HeroCalls
        poster={<Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <ScenePoster />}</Prerendered>}
      >
        <Prerendered className={styles.words}>
          {(import.meta.env.SSR || import.meta.env.DEV) && <HeroWords />}
        </Prerendered>
      </HeroCalls>
    </section>
  )
}
