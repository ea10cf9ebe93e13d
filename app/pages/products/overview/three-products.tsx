import { productCards } from '../../../../content/products/overview.ts'
import { asClaimed } from '../../../sections/as-claimed.ts'
import { ProductCard } from './product-card.tsx'
import styles from './three-products.module.css'

/** Static. */
export function ThreeProducts() {
  return (
    <section className="section" data-ground="light" aria-label="Three products">
      <div className="wrap">
        <ul className={styles.cards}>
          {productCards.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
        <p className={`caption ${styles.note}`}>
          The same sample call as on the home page: a policy revival, 72 seconds, Marathi and English. Figures
          in millions and per cent {asClaimed}; the share resolved is an example of what is possible.
        </p>
      </div>
    </section>
  )
}
