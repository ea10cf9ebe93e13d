import type { SumEntry } from '../../../sections/worked-sum-total.ts'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { grouped } from '../../../../common/ui/indian-numbers.ts'

export interface ChangeReturn {
  changesPerMonth: number
  /** Minutes of one manual change, and seconds of the call that makes it. */
  minutesByHand: number
  callSeconds: number
  /** Rupees. */
  clerkHour: number
  /** One change in this many is held for a person and still done by hand. */
  heldOneIn: number
  /** Rupees a month, and the minutes of calls included. */
  voiceBot: { price: number; minutes: number }
}

/** Hours represented by one line of the drawing. */
export const hoursPerLine = 10

/** The monthly cost of one change by hand, what remains of it, and the price of the calls that do the rest. */
export function returnOnChange(inputs: ChangeReturn): { entries: SumEntry[]; hoursGivenBack: number } {
  const { changesPerMonth, minutesByHand, callSeconds, clerkHour, heldOneIn, voiceBot } = inputs
  const hours = (changesPerMonth * minutesByHand) / 60
  const hoursHeld = hours / heldOneIn
  const callMinutes = Math.ceil((changesPerMonth * callSeconds) / 60)
  if (callMinutes > voiceBot.minutes) {
    throw new RangeError(`The package has ${voiceBot.minutes} minutes, and the calls take ${callMinutes}`)
  }
  return {
    entries: [
      {
        label: 'By hand today',
        working: `${grouped(changesPerMonth)} changes × ${minutesByHand} min = ${grouped(hours)} hours × ₹${clerkHour}`,
        amount: hours * clerkHour,
        lines: Math.round(hours / hoursPerLine),
      },
      {
        label: 'Still by hand',
        working: `1 in ${heldOneIn} held for a person: ${grouped(hoursHeld)} hours × ₹${clerkHour}`,
        amount: -hoursHeld * clerkHour,
        lines: Math.round(hoursHeld / hoursPerLine),
      },
      {
        label: 'Voice bot, Starter',
        working: `${grouped(changesPerMonth)} calls × ${timeLabel(callSeconds)} = ${grouped(callMinutes)} of ${grouped(voiceBot.minutes)} minutes included`,
        amount: -voiceBot.price,
      },
    ],
    hoursGivenBack: hours - hoursHeld,
  }
}
