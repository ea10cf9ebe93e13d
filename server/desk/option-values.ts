import { startOfIstDay } from '../leads/ist-time.ts'
import type { DeliveryState } from '../store/delivery.ts'
import type { OutputFormat } from './desk-command.ts'
import { UsageError } from './words.ts'
import type { Words } from './words.ts'

const defaultLimit = 20

/** States as the operator calls them. */
const states = {
  waiting: 'waiting',
  held: 'held',
  delivered: 'delivered',
  kept: 'kept',
  failed: 'dead',
} satisfies Record<string, DeliveryState>

/** Which of these formats is asked for, if any. */
export function readFormat<Format extends OutputFormat>(
  words: Words,
  formats: readonly Format[],
): Format | undefined {
  const text = words.option('format')
  if (text === undefined) return undefined
  const format = formats.find((candidate) => candidate === text)
  if (!format) throw new UsageError(`--format takes ${formats.join(' or ')} here`)
  return format
}

export function readState(text: string | undefined): DeliveryState | undefined {
  if (text === undefined) return undefined
  const state = Object.entries(states).find(([name]) => name === text)?.[1]
  if (!state) throw new UsageError(`--state takes one of: ${Object.keys(states).join(', ')}`)
  return state
}

export function readLimit(text: string | undefined): number {
  if (text === undefined) return defaultLimit
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('--limit takes a whole number from 1')
  return Number(text)
}

export function readDay(words: Words, option: 'since' | 'until'): string | undefined {
  const day = words.option(option)
  if (day !== undefined && !startOfIstDay(day)) {
    throw new UsageError(`--${option} takes a day such as 2025-10-14 here`)
  }
  return day
}

/** A day means its beginning in India. */
export function readTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? startOfIstDay(text) : new Date(text)
  if (!time || Number.isNaN(time.getTime())) {
    throw new UsageError('--since takes a day such as 2025-10-14, or a time such as 2025-10-14T09:00+05:30')
  }
  return time
}
