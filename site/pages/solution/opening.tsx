import { productName } from '../../content/products.ts'
import type { SolutionPage } from '../../content/solutions/solution-page.ts'
import type { Solution } from '../../content/solutions.ts'
import { Crumb } from '../../sections/crumb.tsx'
import { CallOpening } from './call-opening.tsx'
import { CallScore } from './call-score.tsx'
import { OpeningActions } from './opening-actions.tsx'
import styles from './opening.module.css'

interface OpeningProps extends Pick<SolutionPage, 'hero' | 'call'> {
  solution: Solution
}

/** The call this solution is about: the caller's opening sentence, set large, and the call’s own score. */
export function Opening({ solution, hero, call }: OpeningProps) {
  const { namesake, terms = [] } = hero
  return (
    <section
      className={styles.opening}
      data-ground="dark"
      data-behaviour="call-reader"
      aria-labelledby="page-title"
    >
      <div className="wrap">
        <Crumb overview={{ label: 'Solutions', href: '/solutions' }} page={solution.name} />
        <div className={styles.words}>
          <div>
            <CallOpening solution={solution} turns={call.turns} />
          </div>
          <div className={styles.what}>
            <h1 className="heading-3" id="page-title">
              {hero.title}
            </h1>
            <p className={styles.lead}>
              {namesake && (
                <>
                  {namesake.here}{' '}
                  <a className="quiet-link" href={`/products/${namesake.product}`}>
                    {productName(namesake.product)}
                  </a>
                  {namesake.there}{' '}
                </>
              )}
              {hero.lead}
            </p>
            <OpeningActions {...hero} />
          </div>
          <ul className={styles.terms}>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      </div>
      <CallScore solution={solution} call={call} />
    </section>
  )
}
