import { bots, packages } from './pricing.ts'

/** The sample month of the article “A cost per call that adds up”: calls, and minutes of one. */
export const sampleMonth = { calls: 6000, notGivenUp: 5400, settled: 3600, minutesEach: 2.25 }

const [starter, growth] = packages
const [, minutesOfGrowth, minutesOfScale] = bots.voice.allocations

/** A person’s call, worked out in the article: six minutes at ₹6. */
const personsCall = 36

/** What the month costs with Growth, in rupees: for each minute and for each of its calls. */
export const costPer = {
  minute: inPaise(growth.price / minutesOfGrowth),
  call: inPaise((growth.price / minutesOfGrowth) * sampleMonth.minutesEach),
  callNotGivenUp: inPaise(growth.price / sampleMonth.notGivenUp),
  callSettled: inPaise(growth.price / sampleMonth.settled),
}

/** Rupees on top of Growth for as many minutes as Scale holds. */
export const growthAtScale = (minutesOfScale - minutesOfGrowth) * bots.voice.extraUnit

/** Calls that have to be settled in a month to cover Starter, to the nearest ten. */
export const callsThatCoverStarter = Math.round(starter.price / personsCall / 10) * 10

/** Calls of a line so small that half of them do not cover it. */
export const callsOfTooSmallALine = Math.ceil(callsThatCoverStarter / 100) * 100

function inPaise(rupees: number): number {
  return Math.round(rupees * 100) / 100
}
