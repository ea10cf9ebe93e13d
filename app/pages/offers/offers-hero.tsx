import { claimOn } from '../../../content/claims.ts'
import { botIds, bots, setup } from '../../../content/pricing.ts'
import { rupees } from '../../ui/indian-numbers.ts'
import styles from './offers-hero.module.css'

/** What holds for every package, and the ways to each bot and to the estimate. Static. */
export function OffersHero() {
  return (
    <section className={styles.hero} data-ground="dark" aria-labelledby="page-title">
      <div className={`wrap ${styles.columns}`}>
        <h1 className="display" id="page-title">
          Three bots.
          <br />
          One rate card.
        </h1>
        <div>
          <p className="lead">
            The same three monthly prices for voice, <span className={styles.whole}>e-mail</span> and chat.
            Training and integration are free, and you go live in {claimOn('/offers', 'goLive').shown}.
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>Setup</dt>
              <dd>
                <s className="tabular">
                  <span className="visually-hidden">worth </span>
                  {rupees(setup.training + setup.integration)}
                </s>{' '}
                Free
              </dd>
            </div>
            <div>
              <dt>Go live</dt>
              <dd>In {claimOn('/offers', 'goLive').shown}</dd>
            </div>
          </dl>
          <nav className={styles.jumps} aria-label="On this page">
            {botIds.map((id) => (
              <a key={id} href={`#${id}`}>
                {bots[id].name}
              </a>
            ))}
            <a href="#estimate">Estimate</a>
          </nav>
        </div>
      </div>
    </section>
  )
}
