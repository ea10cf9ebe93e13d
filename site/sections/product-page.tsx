import type { ReactNode } from 'react'
import type { ProductId } from '../content/products.ts'
import { Blind } from './blind.tsx'
import { ClosingCall } from './closing-call.tsx'
import type { ClosingWordsProps } from './closing-words.tsx'
import { ProductHero } from './product-hero.tsx'
import { RelatedPages } from './related-pages.tsx'

interface ProductPageProps {
  product: ProductId
  /** The closing words of the page. */
  closing: ClosingWordsProps
  /** The product's reading of the 72-second call, under the opening words. */
  drawing: ReactNode
  /** The page's own sections. */
  children: ReactNode
}

/** The opening and the ending of every product page, around its own sections. */
export function ProductPage({ product, closing, drawing, children }: ProductPageProps) {
  return (
    <>
      <ProductHero product={product}>{drawing}</ProductHero>
      <Blind />
      {children}
      <ClosingCall {...closing} />
      <RelatedPages product={product} />
    </>
  )
}
