import type { ReactNode } from 'react'
import { Blind } from './blind.tsx'
import { ClosingCall } from './closing-call.tsx'
import type { ClosingWordsProps } from './closing-words.tsx'
import { ProductHero, type ProductHeroProps } from './product-hero.tsx'
import { RelatedPages } from './related-pages.tsx'

interface ProductPageProps extends ProductHeroProps {
  /** The last words of the page. */
  closing: ClosingWordsProps
  /** The product's reading of the 72-second call, under the words of the opening. */
  drawing: ReactNode
}

/** What every product page opens and ends with, around its own sections. Static. */
export function ProductPage({ closing, drawing, children, ...hero }: ProductPageProps) {
  return (
    <>
      <ProductHero {...hero}>{drawing}</ProductHero>
      <Blind />
      {children}
      <ClosingCall {...closing} />
      <RelatedPages product={hero.product} />
    </>
  )
}
