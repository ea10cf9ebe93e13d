import { productCards } from '../../../../content/products/overview.ts'
import { products } from '../../../../content/products.ts'
import { ReadingRows } from '../../../sections/reading-rows.tsx'
import { SectionHead } from '../../../sections/section-head.tsx'
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
        <ReadingRows products={others} className={styles.rows} />
      </div>
    </section>
  )
}
