import { type BotId, botIds, bots } from './pricing.ts'
import { type ProductId, productName, products } from './products.ts'

/** The product behind each bot of the rate card. The other products are quoted with a package. */
export const botProducts: Record<BotId, ProductId> = {
  voice: 'virtual-assistant',
  email: 'zapra',
  chat: 'zapra',
}

const onRateCard = new Set(Object.values(botProducts))

export const quotedProducts = products.filter(({ id }) => !onRateCard.has(id))

/** What a page's starting price is for: a bot of the rate card, or a product quoted with a package. */
export const priceKeys = [...botIds, ...quotedProducts.map(({ id }) => id)]

export type PriceKey = (typeof priceKeys)[number]

export const isBot = (price: PriceKey): price is BotId => price in bots

/** How the three bots relate to the products. */
export const botsAndProducts = `The voice bot is the ${productName(botProducts.voice)}; the email and chat bots are ${productName(botProducts.chat)}. All other products are quoted with a package.`
