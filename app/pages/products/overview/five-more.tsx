import { productCards } from '../../../../content/products/overview.ts'
import { products } from '../../../../content/products.ts'
import { ReadingRows } from '../../../sections/reading-rows.tsx'
import { Section } from '../../../sections/section.tsx'
import styles from './five-more.module.css'

const ids = new Set<string>(productCards.map(({ id }) => id))
const others = products.filter(({ id }) => !ids.has(id))

/** Static. */
export function FiveMore() {
  return (
    <Section
      ground="light"
      className={styles.section}
      titleId="five-more"
      ruled
      title="Five more products"
      lead="Add them one at a time. Each works on the calls you already record."
    >
      <ReadingRows products={others} className={styles.rows} />
    </Section>
  )
}
