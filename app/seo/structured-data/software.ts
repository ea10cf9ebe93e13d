import type { Offer, SoftwareApplication } from 'schema-dts'
import { type BotId, botIds, bots } from '../../../content/pricing.ts'
import type { Product, ProductId } from '../../../content/products.ts'
import { address, organization, type PageFacts } from './json-ld.ts'
import { packageOffers } from './offers.ts'

/** Products that are sold as a bot of the rate card; the others are quoted for. */
const soldAs: Partial<Record<ProductId, BotId>> = { 'virtual-assistant': 'voice', zapra: 'chat' }

/** A product, with its prices where the rate card has them. */
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
