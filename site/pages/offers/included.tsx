import { quotedProducts } from '../../content/bot-products.ts'
import { offers } from '../../content/offers.ts'
import { CheckList } from '../../../common/ui/check-list.tsx'
import styles from './included.module.css'

/** What every package includes, the terms for all prices, and what a quote for another product depends on. */
export function Included() {
  return (
    <section className="section goes-on" data-ground="light" aria-labelledby="included-title">
      <div className={`wrap ${styles.columns}`}>
        <h2 className="heading-2" id="included-title">
          Included in every package
        </h2>
        <CheckList look="ruled" items={offers.included} />
        <div>
          <h3 className="heading-4">How it is charged</h3>
          <p className={styles.terms}>
            Prices are per month, exclusive of taxes and telecom costs. Subscriptions are charged in advance,
            non-refundable and auto-renewing. Cancel at any time in account settings. Two weeks to go live is
            our aim.
          </p>
        </div>
        <div id="quoted">
          <h3 className="heading-4">Other products: quoted with a package</h3>
          <p className={styles.terms}>
            They have no list price. We ask for your call reasons and volumes, and quote each together with a
            package.
          </p>
          <table className={`ruled-table ${styles.quoted}`}>
            <thead>
              <tr>
                <th scope="col">Product</th>
                <th scope="col">Price</th>
                <th scope="col">The quote depends on</th>
              </tr>
            </thead>
            <tbody>
              {quotedProducts.map(({ id, name }) => (
                <tr key={id}>
                  <th scope="row">
                    <a className="quiet-link press-target" href={`/products/${id}`}>
                      {name}
                    </a>
                  </th>
                  <td>Quoted</td>
                  <td>{offers.quotedFor[id]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}
