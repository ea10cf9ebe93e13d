import { offers } from '../../../content/offers.ts'
import { quotedProducts } from '../../../content/bot-products.ts'
import { CheckList } from '../../ui/check-list.tsx'
import styles from './included.module.css'

/** What every package has, and the terms that hold for all prices. Static. */
export function Included() {
  return (
    <section className="section goes-on" data-ground="light" aria-labelledby="included-title">
      <div className={`wrap ${styles.columns}`}>
        <h2 className="heading-2" id="included-title">
          Included in every package
        </h2>
        <CheckList look="ruled" className={styles.list} items={offers.included} />
        <div>
          <p className={styles.terms}>
            Prices are per month, exclusive of taxes and telecom costs. Subscriptions are charged in advance,
            non-refundable and auto-renewing. Cancel at any time in account settings. Two weeks to go live is
            our aim.
          </p>
          <p className="label">Other products: quoted with a package</p>
          <ul className={styles.products}>
            {quotedProducts.map(({ id, name }) => (
              <li key={id}>
                <a className="quiet-link press-target" href={`/products/${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
