import { isBot } from '../../content/bot-products.ts'
import { hardestQuestion } from '../../content/solutions/hardest-question.ts'
import { productsUsedIn } from '../../content/products-in-use.ts'
import { productName } from '../../content/products.ts'
import type { SolutionPage } from '../../content/solutions/solution-page.ts'
import type { Solution } from '../../content/solutions.ts'
import { ProductGlyph } from '../../../common/figures/product-glyph.tsx'
import { BuyersAsk } from '../../sections/buyers-ask.tsx'
import { ClosingWords } from '../../sections/closing-words.tsx'
import styles from './closing.module.css'
import { NextCall } from './next-call.tsx'

type ClosingProps = SolutionPage['closing'] & { solution: Solution; price: SolutionPage['hero']['price'] }

/** The closing words and where to go next: what buyers ask, the products at work on these calls, the next solution. */
export function Closing({ solution, price, ...words }: ClosingProps) {
  return (
    <section className="section goes-on-light" data-ground="light" aria-labelledby="closing-title">
      <div className="wrap">
        <ClosingWords {...words} />
        <nav className={styles.related} aria-label="Related pages">
          <BuyersAsk question={hardestQuestion[solution.id]} bot={isBot(price) ? price : undefined} />
          <h2 className="label">Products used here</h2>
          <ul className={styles.products}>
            {productsUsedIn[solution.id].map((product) => (
              <li key={product}>
                <a className="hover-underline" href={`/products/${product}`}>
                  <ProductGlyph product={product} />
                  {productName(product)}
                </a>
              </li>
            ))}
          </ul>
          <NextCall after={solution} />
        </nav>
      </div>
    </section>
  )
}
