import check from 'lucide-static/icons/check.svg?raw'
import { offers } from '../../../content/offers.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
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
        <ul className={styles.list}>
          {offers.included.map((text) => (
            <li key={text}>
              <LineIcon svg={check} size={18} weight={1.8} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
