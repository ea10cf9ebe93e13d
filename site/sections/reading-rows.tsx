import type { products } from '../content/products.ts'
import { Reading } from './reading.tsx'
import { RowOutcome } from '../../common/ui/row-outcome.tsx'
import styles from './reading-rows.module.css'

interface ReadingRowsProps {
  products: readonly (typeof products)[number][]
  /** Sets `--names`, `--outcomes` and `--gap`, the widths of the columns beside the readings and between them. */
  className: string | undefined
}

/** Products by what they read in the sample call, one row each, linked to the product’s page. */
export function ReadingRows({ products: shown, className }: ReadingRowsProps) {
  return (
    <ul className={`ruled-rows ${className}`}>
      {shown.map(({ id, name, description, outcome }) => (
        <li key={id}>
          <a className={styles.row} href={`/products/${id}`}>
            <b>{name}</b> <small className="small">{description}</small>{' '}
            <span className={styles.lane} data-lane="">
              <Reading className={styles.reading} product={id} />
            </span>
            <RowOutcome className={`icon-after ${styles.outcome}`}>{outcome}</RowOutcome>
          </a>
        </li>
      ))}
    </ul>
  )
}
