import type { Offer } from 'schema-dts'
import { type BotId, bots, packages } from '../../../content/pricing.ts'
import { address } from './json-ld.ts'

/** UN/CEFACT code of a month. */
const month = 'MON'

/** The three packages of a bot, in rupees a month without taxes. */
export function packageOffers(bot: BotId): Offer[] {
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
