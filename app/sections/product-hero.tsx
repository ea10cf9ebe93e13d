import type { ReactNode } from 'react'
import { ProductHeroFrame } from './product-hero-frame.tsx'
import { ProductHeroWords, type ProductHeroWordsProps } from './product-hero-words.tsx'
import styles from './product-hero.module.css'
import { VoiceKey } from './voice-key.tsx'

interface ProductHeroProps extends ProductHeroWordsProps {
  /** What the drawing below shows, in a line. */
  shows: string
  /** The drawing has the two voices in it, so their colours are told. */
  voices?: boolean
  /** The product's reading of the 72-second call, full width below the words. */
  children: ReactNode
}

/** The dark opening of a product page. Static. */
export function ProductHero({ shows, voices, children, ...words }: ProductHeroProps) {
  return (
    <ProductHeroFrame words={<ProductHeroWords {...words} />}>
      <div className={styles.shows}>
        <p>{shows}</p>
        {voices && <VoiceKey />}
      </div>
      {children}
    </ProductHeroFrame>
  )
}
