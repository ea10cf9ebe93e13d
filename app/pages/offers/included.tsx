import { offers } from '../../../content/offers.ts'
import { CheckList } from '../../ui/check-list.tsx'
import styles from './included.module.css'

/** What every package has, and the terms that hold for all prices. Static. */
export function Included() {
  return (
    <section className={styles.section} data-ground="light" aria-labelledby="included-title">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 className="heading-2" id="included-title">
            Included in every package
          </h2>
          <p className={styles.terms}>
            All prices are in rupees per month, exclusive of taxes and telecom costs. Subscriptions are
            charged in advance and renew automatically. You can cancel at any time in account settings.
          </p>
        </div>
        <CheckList look="ruled" items={offers.included} />
      </div>
    </section>
  )
}
