import type { ReactNode } from 'react'
import type { ProductId } from '../../content/products.ts'
import { PageFacts, type PageFactsProps } from './page-facts.tsx'
import { ProductCrumb } from './product-crumb.tsx'
import styles from './product-hero-words.module.css'

export interface ProductHeroWordsProps {
  product: ProductId
  /** The product's name and its use: "Smart Analytics: why customers call, and what it costs". */
  title: string
  lead: ReactNode
  /** For whom it is: "heads of quality and contact centres". */
  audience: PageFactsProps['audience']
  price: PageFactsProps['price']
  /** The contact button, and a link that looks like an outlined button and says which part of the page it opens. */
  actions: ReactNode
}

/** The first words of a product page, with its one `h1`. Static. */
export function ProductHeroWords({ product, title, lead, audience, price, actions }: ProductHeroWordsProps) {
  return (
    <div className={`two-columns ${styles.words}`}>
      <ProductCrumb product={product} />
      <h1 className="heading-1" id="page-title">
        {title}
      </h1>
      <div>
        <p className="lead">{lead}</p>
        <div className={styles.actions}>{actions}</div>
        <PageFacts audience={audience} price={price} />
      </div>
    </div>
  )
}
