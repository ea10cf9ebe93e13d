import type { Destination } from '../store/delivery.ts'

/** One mail to each of these addresses. */
export const mailTo = (...addresses: string[]): Destination[] =>
  addresses.map((address) => ({ kind: 'lead-mail', address }))
