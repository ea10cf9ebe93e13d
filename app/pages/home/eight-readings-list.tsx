import { products } from '../../../content/products.ts'
import { ReadingRows } from '../../sections/reading-rows.tsx'
import styles from './eight-readings-list.module.css'

/** The eight rows. Static. */
export function EightReadingsList() {
  return <ReadingRows products={products} className={styles.rows} />
}
