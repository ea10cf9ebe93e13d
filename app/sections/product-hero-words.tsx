import type { ReactNode } from 'react'
import type { ProductId } from '../../content/products.ts'
import { ProductCrumb } from './product-crumb.tsx'
import styles from './product-hero-words.module.css'

export interface ProductHeroWordsProps {
  product: ProductId
  title: ReactNode
  lead: ReactNode
  /** The contact button, and a link that looks like an outlined button and leads to the signature figure. */
  actions: ReactNode
}

/** The first words of a product page, with its one `h1`. Static. */
export function ProductHeroWords({ product, title, lead, actions }: ProductHeroWordsProps) {
  return (
    <div className={styles.words}>
      <ProductCrumb product={product} />
      <h1 className="display" id="page-title">
        {title}
      </h1>
      <div>
        <p className="lead">{lead}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  )
}
