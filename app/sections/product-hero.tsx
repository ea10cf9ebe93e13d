import type { ReactNode } from 'react'
import { ProductHeroFrame } from './product-hero-frame.tsx'
import { ProductHeroWords, type ProductHeroWordsProps } from './product-hero-words.tsx'

interface ProductHeroProps extends ProductHeroWordsProps {
  /** The product's reading of the 72-second call, full width below the words. */
  children: ReactNode
}

/** The dark opening of a product page. Static; a page whose drawing hydrates puts words and frame together itself. */
export function ProductHero({ children, ...words }: ProductHeroProps) {
  return <ProductHeroFrame words={<ProductHeroWords {...words} />}>{children}</ProductHeroFrame>
}
