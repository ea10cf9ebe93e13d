import { type BotId, bots, setup } from '../../content/pricing.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { CountedLines } from '../../../common/figures/counted-lines.tsx'
import { costScale } from '../../pricing/cost-scale.ts'
import { grouped, rupees } from '../../../common/ui/indian-numbers.ts'
import styles from './package-offer.module.css'
import { Price } from './price.tsx'

/** One package of one bot: price, allocation drawn to scale, the price of extra units, and what is free. */
export function PackageOffer({ id, place }: { id: BotId; place: number }) {
  const { name: botName, unit, packages, allocations, extraUnit } = bots[id]
  const { perLine } = costScale(bots[id])
  const offer = packages[place]
  const allocation = allocations[place]
  if (!offer || allocation === undefined) throw new RangeError(`There is no package number ${place}`)
  const titleId = `${id}-${offer.name.toLowerCase()}`
  return (
    <article className={styles.offer} data-popular={offer.mostPopular || undefined} aria-labelledby={titleId}>
      <div className={styles.title}>
        <h3 className="heading-4" id={titleId}>
          {offer.name}
        </h3>
        {offer.mostPopular && <span className={styles.popular}>Most Popular</span>}
      </div>
      <Price className={styles.price} rupees={offer.price}>
        <small className="small">per month</small>
      </Price>
      <p className={`tabular ${styles.allocation}`}>
        <b>{grouped(allocation)}</b> {unit.many}
        <CountedLines
          lit={allocation / perLine}
          of={Math.max(...allocations) / perLine}
          spoken={id === 'voice' || undefined}
        />
      </p>
      <dl className="tabular">
        <dt>Extra {unit.many}</dt>
        <dd>
          ₹{extraUnit.toFixed(2)} per {unit.one}
        </dd>
        <FreeOfCharge label="Training" worth={setup.training} />
        <FreeOfCharge label="Integration" worth={setup.integration} />
      </dl>
      <ContactButton
        look={offer.mostPopular ? 'ink' : 'outline'}
        heading={`Start with the ${botName}, ${offer.name}.`}
        aria-label={`Contact Sales about ${botName} ${offer.name}`}
        firstLine={`We are interested in the ${botName}, ${offer.name} package: ${grouped(allocation)} ${unit.many} for ${rupees(offer.price)} a month.`}
      >
        Contact Sales
      </ContactButton>
    </article>
  )
}

function FreeOfCharge({ label, worth }: { label: string; worth: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd data-free="">
        <s data-said="worth ">{rupees(worth)}</s> Free
      </dd>
    </>
  )
}
