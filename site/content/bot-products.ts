import { type BotId, botIds, bots } from './pricing.ts'
import { type ProductId, productName, products } from './products.ts'

/** Which product each bot of the rate card is. The other products are quoted with a package. */
export const botProducts: Record<BotId, ProductId> = {
  voice: 'virtual-assistant',
  email: 'zapra',
  chat: 'zapra',
}

const onRateCard = new Set(Object.values(botProducts))

export const quotedProducts = products.filter(({ id }) => !onRateCard.has(id))

/** What a page may cost from: a bot of the rate card, or a product that is quoted with a package. */
export const priceKeys = [...botIds, ...quotedProducts.map(({ id }) => id)]

export type PriceKey = (typeof priceKeys)[number]

export const isBot = (price: PriceKey): price is BotId => price in bots

/** What the three bots are to the products. */
export const botsAndProducts = `The voice bot is the ${productName(botProducts.voice)}; the email and chat bots are ${productName(botProducts.chat)}. All other products are quoted with a package.`
