import { claimOn } from '../../../content/claims.ts'
import { botIds, bots, setup } from '../../../content/pricing.ts'
import { PageHead } from '../../sections/page-head.tsx'
import { rupees } from '../../ui/indian-numbers.ts'
import styles from './offers-hero.module.css'

/** What holds for every package, and the ways to each bot and to the estimate. Static. */
export function OffersHero() {
  const goLive = claimOn('/offers', 'goLive').shown
  return (
    <PageHead
      className={styles.hero}
      title={
        <>
          Three bots.
          <br />
          One rate card.
        </>
      }
      lead={
        <>
          The same three monthly prices for voice, <span className={styles.whole}>e-mail</span> and chat.
          Training and integration are free, and you go live in {goLive}.
        </>
      }
      facts={[
        { term: 'Setup', said: <FreeSetup /> },
        { term: 'Go live', said: `In ${goLive}` },
      ]}
    >
      <nav className={styles.jumps} aria-label="On this page">
        {botIds.map((id) => (
          <a key={id} href={`#${id}`}>
            {bots[id].name}
          </a>
        ))}
        <a href="#estimate">Estimate</a>
      </nav>
    </PageHead>
  )
}

function FreeSetup() {
  return (
    <>
      <s className="tabular">
        <span className="visually-hidden">worth </span>
        {rupees(setup.training + setup.integration)}
      </s>{' '}
      Free
    </>
  )
}
