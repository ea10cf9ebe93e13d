import { InvalidArgumentError } from '@commander-js/extra-typings'
import { cleanLine } from '../../common/lead/clean-text.ts'
import { isEmailAddress } from '../../common/lead/email-address.ts'
import { readEmailAddress } from '../../common/lead/read-email-address.ts'
import { startOfIstDay } from '../time/ist-time.ts'
import { e164Of } from '../store/phone-number.ts'
import type { DeliveryState } from '../store/delivery.ts'

/** States in the operator's terms. */
export const states = {
  waiting: 'waiting',
  held: 'held',
  delivered: 'delivered',
  kept: 'kept',
  failed: 'dead',
} satisfies Record<string, DeliveryState>

// The input of each is from the command line; they throw an InvalidArgumentError that says what is expected.

export function readLimit(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It takes a whole number from 1.')
  return Number(text)
}

export function readDay(text: string): string {
  if (!startOfIstDay(text)) throw new InvalidArgumentError('It takes a day such as 2025-10-14.')
  return text
}

/** A day means its beginning in India. */
export function readTime(text: string): Date {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? startOfIstDay(text) : new Date(text)
  if (!time || Number.isNaN(time.getTime()))
    throw new InvalidArgumentError(
      'It takes a day such as 2025-10-14, or a time such as 2025-10-14T09:00+05:30.',
    )
  return time
}

export function readEmail(text: string): string {
  const address = readEmailAddress(text)
  if (!isEmailAddress(address)) throw new InvalidArgumentError('It takes one email address.')
  return address
}

/** An address, or the phone number of somebody without one. */
export function readPerson(text: string): string {
  if (text.includes('@')) return readEmail(text)
  if (e164Of(text) === null)
    throw new InvalidArgumentError(
      'It takes one email address. Of who left none, the phone number with its country code.',
    )
  return text
}

/** People also type it in lower case. */
export const readReference = (text: string): string => cleanLine(text).toUpperCase()
