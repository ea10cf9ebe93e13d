import type { ReactNode } from 'react'
import type { ProductId } from '../../content/products.ts'
import { ProductCrumb } from './product-crumb.tsx'
import styles from './product-hero.module.css'

interface ProductHeroProps {
  product: ProductId
  title: ReactNode
  lead: ReactNode
  /** The contact button, and a link that looks like an outlined button and leads to the signature figure. */
  actions: ReactNode
  /** The product's reading of the 72-second call, full width below the words. */
  children: ReactNode
}

/** The dark opening of a product page, with its one `h1`. Static words; the drawing may hydrate. */
export function ProductHero({ product, title, lead, actions, children }: ProductHeroProps) {
  return (
    <section className={styles.hero} data-ground="dark" aria-labelledby="page-title">
      <div className="wrap">
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
        {children}
      </div>
    </section>
  )
}
