import { claimOn } from '../../../content/claims.ts'
import type { ProductCard as Card, ProductStat } from '../../../content/products/overview.ts'
import { productName } from '../../../content/products.ts'
import { CheckList } from '../../../../common/ui/check-list.tsx'
import { Icon } from '../../../../common/ui/icon.tsx'
import { CardDrawing } from './card-drawing.tsx'
import styles from './product-card.module.css'

/** One product: what it is, how it reads the sample call, what it does. The whole card links to its page. */
export function ProductCard({ card: { id, description, features, stats } }: { card: Card }) {
  return (
    <article className={styles.card} aria-labelledby={`card-${id}`}>
      <div className={`two-columns ${styles.head}`}>
        <h2 className="heading-1" id={`card-${id}`}>
          <a href={`/products/${id}`}>{productName(id)}</a>
        </h2>
        <p className="lead">{description}</p>
      </div>
      <CardDrawing product={id} />
      <div className={`stack-narrow ${styles.facts}`}>
        <CheckList items={features} />
        <dl className="stack-large">
          {stats.map(statOf).map(({ shown, wording }) => (
            <div key={wording}>
              <dt className="text-2">{wording}</dt>
              <dd className="heading-1 tabular">{shown}</dd>
            </div>
          ))}
        </dl>
        <Icon className={`text-3 ${styles.arrow}`} name="arrow-right" size={24} weight={1.25} />
      </div>
    </article>
  )
}

function statOf(stat: ProductStat): { shown: string; wording: string } {
  return 'claim' in stat ? claimOn('/products', stat.claim) : { shown: stat.sample, wording: stat.wording }
}
