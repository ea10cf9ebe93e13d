import type { ReactNode } from 'react'
import styles from './product-hero-frame.module.css'

interface ProductHeroFrameProps {
  /** `ProductHeroWords`. */
  words: ReactNode
  /** The drawing. */
  children: ReactNode
}

/** The dark ground that a product page opens on, and its width. */
export function ProductHeroFrame({ words, children }: ProductHeroFrameProps) {
  return (
    <section className={styles.hero} data-ground="dark" aria-labelledby="page-title">
      <div className="wrap">
        {words}
        {children}
      </div>
    </section>
  )
}
