import { claimOn } from '../../../content/claims.ts'
import { type BotId, bots, packages, setup } from '../../../content/pricing.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { CountedLines } from '../../figures/counted-lines.tsx'
import { grouped, rupees } from '../../ui/indian-numbers.ts'
import { unitsPerLine } from './cost-scales.ts'
import styles from './package-offer.module.css'

/** One package of one bot: price, allocation drawn to scale, what more costs, and what is free. Static. */
export function PackageOffer({ id, place }: { id: BotId; place: number }) {
  const { name: botName, unit, allocations, extraUnit } = bots[id]
  const offer = packages[place]
  const allocation = allocations[place]
  if (!offer || allocation === undefined) throw new RangeError(`There is no package at ${place}`)
  const titleId = `${id}-${offer.name.toLowerCase()}`
  return (
    <article className={styles.offer} data-popular={offer.mostPopular || undefined} aria-labelledby={titleId}>
      <div className={styles.title}>
        <h3 className="heading-4" id={titleId}>
          {offer.name}
        </h3>
        {offer.mostPopular && <span className={styles.popular}>Most Popular</span>}
      </div>
      <p className={`tabular ${styles.price}`}>
        <span>₹</span>
        {grouped(offer.price)}
        <small>per month</small>
      </p>
      <div className={styles.allocation}>
        <p className="tabular">
          <b>{grouped(allocation)}</b> {unit.many} per month
        </p>
        <CountedLines
          lit={allocation / unitsPerLine[id]}
          of={Math.max(...allocations) / unitsPerLine[id]}
          spoken={id === 'voice' || undefined}
        />
      </div>
      <dl className="tabular">
        <div>
          <dt>Extra {unit.many}</dt>
          <dd>
            ₹{extraUnit.toFixed(2)} per {unit.one}
          </dd>
        </div>
        <FreeOfCharge label="Training" worth={setup.training} />
        <FreeOfCharge label="Integration" worth={setup.integration} />
        <div>
          <dt>Go live</dt>
          <dd>{claimOn('/offers', 'goLive').shown}</dd>
        </div>
      </dl>
      <ContactButton
        className={styles.button}
        look={offer.mostPopular ? 'ink' : 'outline'}
        heading={`Start with the ${botName}, ${offer.name}.`}
        firstLine={`We are interested in the ${botName}, ${offer.name} package: ${grouped(allocation)} ${unit.many} for ${rupees(offer.price)} a month.`}
      >
        Contact Sales
        <span className="visually-hidden">
          {' '}
          about {botName} {offer.name}
        </span>
      </ContactButton>
    </article>
  )
}

function FreeOfCharge({ label, worth }: { label: string; worth: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <s>
          <span className="visually-hidden">worth </span>
          {rupees(worth)}
        </s>{' '}
        <b>Free</b>
      </dd>
    </div>
  )
}
