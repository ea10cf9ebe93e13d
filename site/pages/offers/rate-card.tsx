import { offers } from '../../content/offers.ts'
import { inWordsAtStart } from '../../../common/content/in-words.ts'
import { type BotId, botIds, bots, packages } from '../../content/pricing.ts'
import { botProducts } from '../../content/bot-products.ts'
import { type ProductId, productName } from '../../content/products.ts'
import { ProductGlyph } from '../../../common/figures/product-glyph.tsx'
import { TabSection } from '../../sections/tab-section.tsx'
import { grouped, rupees } from '../../../common/ui/indian-numbers.ts'
import { TabList, TabPanel, TabPanels } from '../../../common/ui/tabs.tsx'
import { PackageOffer } from './package-offer.tsx'
import styles from './rate-card.module.css'

/** The product whose sign represents each bot. */
export const botGlyphs: Record<BotId, ProductId> = {
  voice: 'virtual-assistant',
  email: 'document-processing',
  chat: 'zapra',
}

/**
 * One table of the three packages, with a choice of bot. Narrow screens show one package, chosen by a radio group that
 * looks like tabs and works without script.
 */
export function RateCard() {
  return (
    <TabSection
      id="packages"
      name="Packages"
      title="What each one holds"
      lead={`${inWordsAtStart(packages.length)} prices, the same for each bot. Choose a bot to see what they hold.`}
      ruled
    >
      <TabList label="Bots" tabs={botIds.map((id) => ({ id, name: bots[id].name }))} />
      <TabPanels>
        {offers.bots.map(({ id, description, industries, alsoIncluded }) => (
          <TabPanel key={id} className={styles.bot} id={id} title={bots[id].name}>
            <section id={`${id}-bot`} className={styles.head}>
              <ProductGlyph product={botGlyphs[id]} />
              <p>{description}</p>
              <p className={styles.product}>
                Product:{' '}
                <a className="quiet-link press-target" href={`/products/${botProducts[id]}`}>
                  {productName(botProducts[id])}
                </a>
              </p>
            </section>
            <div className={styles.packages}>
              <PackageChooser id={id} />
              {bots[id].packages.map(({ name }, place) => (
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
              <h3 className="label">Included with the {bots[id].name.toLowerCase()}</h3>
              <ul className="small">
                {alsoIncluded.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </div>
          </TabPanel>
        ))}
      </TabPanels>
    </TabSection>
  )
}

/** Shown on narrow screens only. */
function PackageChooser({ id }: { id: BotId }) {
  const { name: botName, packages: offered, allocations, unit } = bots[id]
  return (
    <fieldset className={styles.chooser} data-bot={id}>
      <legend className="visually-hidden">{botName} package</legend>
      {offered.map(({ name, price, mostPopular }, place) => (
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
