import { withUnit } from './articles/with-unit.ts'
import { callsOfTooSmallALine, callsThatCoverStarter, costPer, growthAtScale } from './cost-per-call.ts'
import { bots, packages, setup } from './pricing.ts'

const [starter, growth, scale] = packages

const inRupees = (amount: number) => withUnit(amount, '₹')
const inPaise = (amount: number) => `₹${amount.toFixed(2)}`

function inEachPackage([first, second, third]: readonly [number, number, number]) {
  return { starter: withUnit(first), growth: withUnit(second), scale: withUnit(third) }
}

/** Figures of the rate card as quoted in sentences, so that they follow a change of site/content/pricing.ts. */
export const quotedPrices = {
  /** Monthly price of each package: ₹49,999. */
  price: {
    starter: inRupees(starter.price),
    growth: inRupees(growth.price),
    scale: inRupees(scale.price),
    /** The value of setting up. */
    setup: inRupees(setup.training + setup.integration),
  },
  /** The same as bare numbers, for sums: 49999. */
  amount: { starter: starter.price, growth: growth.price, scale: scale.price },
  /** Units a month that each package includes: 13,500. */
  minutes: inEachPackage(bots.voice.allocations),
  emails: inEachPackage(bots.email.allocations),
  chats: inEachPackage(bots.chat.allocations),
  /** Results of the article on cost: rupees per minute and per call, formatted and as bare numbers. */
  costPer: {
    minute: inPaise(costPer.minute),
    call: inPaise(costPer.call),
    callNotGivenUp: inPaise(costPer.callNotGivenUp),
    callSettled: inPaise(costPer.callSettled),
  },
  costPerAmount: costPer,
  growthAtScale: inRupees(growthAtScale),
  callsThatCoverStarter,
  callsOfTooSmallALine,
  /** The price of one unit beyond the package: ₹4.00. */
  extra: {
    minute: inPaise(bots.voice.extraUnit),
    email: inPaise(bots.email.extraUnit),
    chat: inPaise(bots.chat.extraUnit),
  },
}
