/*
 * The rate card: the only place with prices, allocations and setup costs. In rupees per month, without taxes and
 * telecom costs. Plain data without a schema, because the estimator loads it in the browser; check:content validates
 * it with one.
 */

export interface Package {
  name: string
  /** Rupees a month. */
  price: number
  mostPopular: boolean
}

/** The same three for each bot, smallest first. */
export const packages = [
  { name: 'Starter', price: 29_999, mostPopular: false },
  { name: 'Growth', price: 49_999, mostPopular: true },
  { name: 'Scale', price: 79_999, mostPopular: false },
] as const satisfies Package[]

export interface BotPrices {
  name: string
  /** Name of the unit, singular and plural. */
  unit: { one: string; many: string }
  packages: readonly Package[]
  /** Units a month that each package includes, in the order of `packages`. */
  allocations: readonly [number, number, number]
  /** Rupees for each unit beyond the allocation. */
  extraUnit: number
}

export const botIds = ['voice', 'email', 'chat'] as const

export type BotId = (typeof botIds)[number]

export const bots: Readonly<Record<BotId, BotPrices>> = {
  voice: {
    name: 'Voice bot',
    unit: { one: 'minute', many: 'minutes' },
    packages,
    allocations: [8000, 13_500, 22_000],
    extraUnit: 4,
  },
  email: {
    name: 'Email bot',
    unit: { one: 'email', many: 'emails' },
    packages,
    allocations: [15_000, 25_000, 40_000],
    extraUnit: 3,
  },
  chat: {
    name: 'Chat bot',
    unit: { one: 'chat', many: 'chats' },
    packages,
    allocations: [15_000, 25_000, 40_000],
    extraUnit: 3,
  },
}

/** The value of setting up, in rupees. It is not charged. */
export const setup = { training: 25_000, integration: 50_000 }

/** How the contact form's message begins after an estimate; the bots with their volumes and prices follow. */
export const estimateOpening = 'Our estimate, before taxes and telecom costs.'
