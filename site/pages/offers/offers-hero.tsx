import { inWords } from '../../../common/content/in-words.ts'
import { claimOn } from '../../content/claims.ts'
import { quotedPrices } from '../../content/quoted-prices.ts'
import { botIds, bots, setup } from '../../content/pricing.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { HeadFacts, PageHead } from '../../sections/page-head.tsx'
import { rupees } from '../../../common/ui/indian-numbers.ts'
import styles from './offers-hero.module.css'

/** What holds for every package, with links to each bot and to the estimate. */
export function OffersHero() {
  return (
    <PageHead
      className={styles.hero}
      title={`Pricing:\n${inWords(botIds.length)} bots,\none rate card`}
      lead={
        <>
          AI assistants for voice, <span className={styles.whole}>email</span> and chat, for banks, insurers,
          hospitals, shops and BPOs. Each bot is bought by itself, from {quotedPrices.price.starter} a month.
        </>
      }
      beside={<Beside />}
    />
  )
}

function Beside() {
  const goLive = claimOn('/offers', 'goLive').shown
  return (
    <>
      <HeadFacts
        facts={[
          { term: 'Setup', said: <FreeSetup /> },
          { term: 'Go live', said: `In ${goLive}` },
        ]}
      />
      <ContactButton className="lone-button" heading="Find the package that fits.">
        Schedule Demo
      </ContactButton>
      <nav className={styles.jumps} aria-label="On this page">
        <a className="quiet-link press-target" href="#estimate">
          Estimate
        </a>
        {botIds.map((id) => (
          <a key={id} className="quiet-link press-target" href={`#${id}`}>
            {bots[id].name}
          </a>
        ))}
      </nav>
    </>
  )
}

function FreeSetup() {
  return (
    <>
      <s className="tabular" data-said="worth ">
        {rupees(setup.training + setup.integration)}
      </s>{' '}
      Free
    </>
  )
}
