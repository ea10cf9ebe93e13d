import { offers } from '../../../content/offers.ts'
import { type BotId, bots, packages } from '../../../content/pricing.ts'
import { botProducts } from '../../../content/bot-products.ts'
import { type ProductId, productName } from '../../../content/products.ts'
import { ProductGlyph } from '../../figures/product-glyph.tsx'
import { grouped, rupees } from '../../ui/indian-numbers.ts'
import { PackageOffer } from './package-offer.tsx'
import styles from './rate-card.module.css'

/** Whose sign stands for each bot. */
export const botGlyphs: Record<BotId, ProductId> = {
  voice: 'virtual-assistant',
  email: 'document-processing',
  chat: 'zapra',
}

/**
 * Three bots by three packages, Growth on white. On narrow screens each bot shows one
 * package, chosen by a radio group that looks like tabs: it works without script. Static.
 */
export function RateCard() {
  return (
    <div data-ground="light">
      <div className={`wrap ${styles.card}`}>
        {offers.bots.map(({ id, description, industries }) => (
          <section key={id} className={styles.bot} id={id} aria-labelledby={`${id}-title`}>
            <div className={styles.head}>
              <ProductGlyph product={botGlyphs[id]} />
              <h2 className="heading-2" id={`${id}-title`}>
                {bots[id].name}
                <small>({productName(botProducts[id])})</small>
              </h2>
              <p>{description}</p>
            </div>
            <div className={styles.packages}>
              <PackageChooser id={id} />
              {packages.map(({ name }, place) => (
                <PackageOffer key={name} id={id} place={place} />
              ))}
            </div>
            <div className={styles.aside}>
              <h3 className="label">Industry use cases</h3>
              <dl>
                {industries.map(({ name, useCase }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd className="small">{useCase}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Shown on narrow screens only. */
function PackageChooser({ id }: { id: BotId }) {
  const { name: botName, allocations, unit } = bots[id]
  return (
    <fieldset className={styles.chooser} data-bot={id}>
      <legend className="visually-hidden">{botName} package</legend>
      {packages.map(({ name, price, mostPopular }, place) => (
        <label key={name} style={{ '--share': (allocations[place] ?? 0) / Math.max(...allocations) }}>
          <input type="radio" name={`${id}-package`} defaultChecked={mostPopular} />
          <b>{name}</b>
          <span className="tabular">{rupees(price)}</span>
          <small className="tabular" data-said-after={` ${unit.many}`}>
            {grouped(allocations[place] ?? 0)}
          </small>
        </label>
      ))}
    </fieldset>
  )
}
