import { deskNames } from './desk-names.ts'
import type { PortalProduct } from './team.ts'

export const teamLead =
  'Six people, three desks. Changes here are simulated: they are logged and kept in this browser, and the demo accounts keep what they have.'

/** Beneath the access log. */
export const logNote = 'Live calls are given by name, and every listen is logged.'

/** Announced when a switch is turned. */
export const accessChanged = (product: PortalProduct, isGiven: boolean, name: string) =>
  `${deskNames[product]} ${isGiven ? 'given to' : 'taken from'} ${name}. Simulated.`

/** The visitor's acts, as recorded in the access log. */
export const logWords = {
  gave: (product: PortalProduct, name: string) => `You gave ${deskNames[product]} to ${name}`,
  took: (product: PortalProduct, name: string) => `You took ${deskNames[product]} from ${name}`,
  listen: (caller: string) => `You listened to ${caller}`,
  take: (caller: string) => `You took over ${caller}`,
}
