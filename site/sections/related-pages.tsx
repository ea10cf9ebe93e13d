import { botProducts } from '../content/bot-products.ts'
import { botIds } from '../content/pricing.ts'
import { industriesUsing } from '../content/products-in-use.ts'
import { hardestQuestion } from '../content/products/hardest-question.ts'
import { nextProduct, type ProductId, productName } from '../content/products.ts'
import { ProductGlyph } from '../../common/figures/product-glyph.tsx'
import { BuyersAsk } from './buyers-ask.tsx'
import styles from './related-pages.module.css'

/** Where to go from a product page: what buyers ask, the next product, and the industries that use this one. */
export function RelatedPages({ product }: { product: ProductId }) {
  const next = nextProduct(product)
  return (
    <nav className={styles.related} data-ground="light" aria-label="Related pages">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <BuyersAsk
            question={hardestQuestion[product]}
            bot={botIds.findLast((id) => botProducts[id] === product)}
          />
          <h2 className="label">Next product</h2>
          <a className={`icon-after icon-moves ${styles.next}`} href={`/products/${next.id}`}>
            <ProductGlyph product={next.id} />
            <b className="heading-3 hover-underline">{next.name}</b>
            <span className="text-2">{next.description}</span>
          </a>
        </div>
        <div>
          <h2 className="label">Industries that use {productName(product)}</h2>
          <ul className={styles.industries}>
            {industriesUsing(product).map(({ id, name }) => (
              <li key={id}>
                <a className="press-target hover-underline" href={`/solutions/${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  )
}
