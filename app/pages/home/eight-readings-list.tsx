import { products } from '../../../content/products.ts'
import { policyRevivalCall } from '../../../content/sample-call.ts'
import * as record from '../../../content/sample-readings.ts'
import { Reading } from '../../figures/reading.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './eight-readings-list.module.css'

/** The eight rows. Static: render it inside `Prerendered`. */
export function EightReadingsList() {
  return (
    <ul className={styles.rows}>
      {products.map(({ id, name, description, outcome }) => (
        <li key={id}>
          <a className={styles.row} href={`/products/${id}`}>
            <span className={styles.product}>
              <b>{name}</b> <small>{description}</small>
            </span>{' '}
            <span className={styles.lane}>
              <Reading
                className={styles.reading}
                product={id}
                record={{ ...record, call: policyRevivalCall }}
              />
            </span>
            <span className={styles.outcome}>
              {outcome}
              <Icon name="arrow-right" size={18} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
