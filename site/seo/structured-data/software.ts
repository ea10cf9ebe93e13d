import type { Offer, SoftwareApplication } from 'schema-dts'
import { type BotId, botIds, bots, packages } from '../../content/pricing.ts'
import type { Product, ProductId } from '../../content/products.ts'
import { address, organization, type PageFacts } from './json-ld.ts'

/** Products sold as a bot of the rate card; the others are quoted. */
const soldAs: Partial<Record<ProductId, BotId>> = { 'virtual-assistant': 'voice', zapra: 'chat' }

/** A product, with its prices if they are on the rate card. */
export function productNode(product: Product, { path, description }: PageFacts): SoftwareApplication {
  const bot = soldAs[product.id]
  return { ...application(product.name, address(path), bot && packageOffers(bot)), description }
}

/** The three bots of the pricing page. */
export function botNodes(): SoftwareApplication[] {
  return botIds.map((bot) => application(bots[bot].name, address(`/offers#${bot}`), packageOffers(bot)))
}

function application(name: string, url: string, offers?: Offer[]): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    name,
    url,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    provider: organization,
    ...(offers && { offers }),
  }
}

/** UN/CEFACT code of a month. */
const month = 'MON'

/** The three packages of a bot, in rupees a month without taxes. */
function packageOffers(bot: BotId): Offer[] {
  const { allocations, unit } = bots[bot]
  return packages.map(({ name, price }, tier) => ({
    '@type': 'Offer',
    name,
    description: `${allocations[tier]} ${unit.many} a month`,
    url: address(`/offers#${bot}`),
    price,
    priceCurrency: 'INR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'INR',
      valueAddedTaxIncluded: false,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: month },
    },
  }))
}
