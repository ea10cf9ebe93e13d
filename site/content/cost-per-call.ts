import { bots, packages } from './pricing.ts'

/** The sample month of the article “A cost per call that adds up”: calls, and minutes per call. */
export const sampleMonth = { calls: 6000, notGivenUp: 5400, settled: 3600, minutesEach: 2.25 }

const [starter, growth] = packages
const [, minutesOfGrowth, minutesOfScale] = bots.voice.allocations

/** A person’s call, as computed in the article: six minutes at ₹6. */
const personsCall = 36

/** Cost of the month with Growth, in rupees: per minute and per call. */
export const costPer = {
  minute: inPaise(growth.price / minutesOfGrowth),
  call: inPaise((growth.price / minutesOfGrowth) * sampleMonth.minutesEach),
  callNotGivenUp: inPaise(growth.price / sampleMonth.notGivenUp),
  callSettled: inPaise(growth.price / sampleMonth.settled),
}

/** Rupees on top of Growth for as many minutes as Scale includes. */
export const growthAtScale = (minutesOfScale - minutesOfGrowth) * bots.voice.extraUnit

/** Calls to settle in a month to cover Starter, to the nearest ten. */
export const callsThatCoverStarter = Math.round(starter.price / personsCall / 10) * 10

/** Calls of a line so small that half of them do not cover it. */
export const callsOfTooSmallALine = Math.ceil(callsThatCoverStarter / 100) * 100

function inPaise(rupees: number): number {
  return Math.round(rupees * 100) / 100
}
