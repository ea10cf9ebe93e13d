import { productCards } from '../../../../content/products/overview.ts'
import { products } from '../../../../content/products.ts'
import { policyRevivalCall } from '../../../../content/sample-call.ts'
import * as sampleReadings from '../../../../content/sample-readings.ts'
import { Reading } from '../../../figures/reading.tsx'
import { SectionHead } from '../../../sections/section-head.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './five-more.module.css'

const ids = new Set<string>(productCards.map(({ id }) => id))
const others = products.filter(({ id }) => !ids.has(id))

/** Static. */
export function FiveMore() {
  return (
    <section className={`section ${styles.section}`} data-ground="light" aria-labelledby="five-more">
      <div className="wrap">
        <SectionHead
          id="five-more"
          ruled
          title={
            <>
              And five more <br />
              readings of it.
            </>
          }
        >
          Add them one at a time. Each works on the calls you already record.
        </SectionHead>
        <ul className={styles.rows}>
          {others.map(({ id, name, description, outcome }) => (
            <li key={id}>
              <a href={`/products/${id}`}>
                <span className={styles.product}>
                  <b>{name}</b> <small>{description}</small>
                </span>{' '}
                <Reading
                  className={styles.reading}
                  product={id}
                  record={{ ...sampleReadings, call: policyRevivalCall }}
                />
                <span className={styles.outcome}>
                  {outcome}
                  <Icon name="arrow-right" size={18} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
