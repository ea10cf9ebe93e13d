import { parseArgs } from 'node:util'
import { isEmailAddress } from '../../lead/email-address.ts'
import { startOfIstDay } from '../leads/ist-time.ts'
import type { DeliveryState } from '../store/outbox-store.ts'

/** The command line cannot be understood; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export type OutputFormat = 'csv' | 'json'

/** Commands that need no store. */
export type OfflineCommand = { name: 'help' } | { name: 'doctor' }

/** Commands that only read. */
export type ReadingCommand =
  | {
      name: 'list'
      limit: number
      since: Date | undefined
      state: DeliveryState | undefined
      /** Undefined: a table. */
      format: 'json' | undefined
    }
  | { name: 'show'; reference: string; format: 'json' | undefined }
  | { name: 'export'; format: OutputFormat; out: string | undefined; since: Date | undefined }
  | { name: 'subscribers'; format: OutputFormat | undefined; out: string | undefined }
  | { name: 'person'; email: string; out: string | undefined }
  /** Days in India, both included. */
  | { name: 'stats'; since: string | undefined; until: string | undefined; format: 'json' | undefined }
  | { name: 'backup'; out: string }
  | { name: 'check' }

/** Commands that change something. */
export type WritingCommand =
  | { name: 'release'; reference: string }
  /** Without a reference: all. */
  | { name: 'retry' | 'replay'; reference: string | undefined }
  | { name: 'erase'; email: string; confirmed: boolean }

export type DeskCommand = (OfflineCommand | ReadingCommand | WritingCommand) & { dataDir: string }

const defaultLimit = 20

/** States as the operator calls them. */
const states = {
  waiting: 'waiting',
  held: 'held',
  delivered: 'delivered',
  kept: 'kept',
  failed: 'dead',
} satisfies Record<string, DeliveryState>

/** Reads a command and its options. Throws UsageError. */
export function readArguments(argv: string[], defaultDataDir: string): DeskCommand {
  const { values, positionals } = parse(argv)
  const [name = 'help', ...rest] = positionals
  const dataDir = values.data ?? defaultDataDir
  if (values.help) return { name: 'help', dataDir }
  const words = new Words(name, values, rest)
  const command = readCommand(name, words)
  words.expectNoMore()
  return { ...command, dataDir }
}

function readCommand(name: string, words: Words): OfflineCommand | ReadingCommand | WritingCommand {
  switch (name) {
    case 'help':
    case 'doctor':
    case 'check':
      return { name }
    case 'list':
      return {
        name,
        since: readTime(words.option('since')),
        limit: readLimit(words.option('limit')),
        state: readState(words.option('state')),
        format: readFormat(words, ['json'] as const),
      }
    case 'show':
      return { name, reference: words.reference(), format: readFormat(words, ['json'] as const) }
    case 'export': {
      const format = readFormat(words, ['csv', 'json'] as const)
      if (!format) throw new UsageError('export needs --format csv or --format json')
      return { name, format, out: words.option('out'), since: readTime(words.option('since')) }
    }
    case 'subscribers':
      return { name, format: readFormat(words, ['csv', 'json'] as const), out: words.option('out') }
    case 'person':
      return { name, email: words.email(), out: words.option('out') }
    case 'stats':
      return {
        name,
        since: readDay(words, 'since'),
        until: readDay(words, 'until'),
        format: readFormat(words, ['json'] as const),
      }
    case 'erase':
      return { name, email: words.email(), confirmed: words.flag('yes') }
    case 'release':
      return { name, reference: words.reference() }
    case 'retry':
    case 'replay':
      return { name, reference: words.referenceOrAll() }
    case 'backup': {
      const out = words.option('out')
      if (out === undefined) throw new UsageError('backup needs --out and the name of a new folder')
      return { name, out }
    }
    default:
      throw new UsageError(`There is no command "${name}"`)
  }
}

type Values = ReturnType<typeof parse>['values']
type TextOption = 'since' | 'until' | 'limit' | 'state' | 'format' | 'out'

/** What was typed, taken piece by piece: what a command did not take, it does not know. */
class Words {
  readonly #name: string
  readonly #values: Values
  readonly #rest: string[]
  readonly #taken = new Set<string>(['data', 'help'])

  constructor(name: string, values: Values, rest: string[]) {
    this.#name = name
    this.#values = values
    this.#rest = rest
  }

  option(option: TextOption): string | undefined {
    this.#taken.add(option)
    return this.#values[option]
  }

  flag(option: 'yes' | 'all'): boolean {
    this.#taken.add(option)
    return this.#values[option] ?? false
  }

  reference(): string {
    const reference = this.#rest.shift()
    if (!reference) throw new UsageError(`${this.#name} takes one reference, such as OR-251014-0142`)
    return reference.toUpperCase()
  }

  referenceOrAll(): string | undefined {
    if (this.flag('all')) return undefined
    if (this.#rest.length === 0) throw new UsageError(`${this.#name} takes a reference, or --all`)
    return this.reference()
  }

  email(): string {
    const email = this.#rest.shift()
    if (!email || !isEmailAddress(email)) throw new UsageError(`${this.#name} takes one e-mail address`)
    return email
  }

  expectNoMore(): void {
    const stray = Object.keys(this.#values).find((option) => !this.#taken.has(option))
    if (stray) throw new UsageError(`${this.#name} does not take --${stray}`)
    if (this.#rest.length > 0) throw new UsageError(`${this.#name} does not take "${this.#rest[0]}"`)
  }
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        data: { type: 'string' },
        format: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        limit: { type: 'string' },
        out: { type: 'string' },
        since: { type: 'string' },
        state: { type: 'string' },
        until: { type: 'string' },
        yes: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function readFormat<Format extends OutputFormat>(
  words: Words,
  formats: readonly Format[],
): Format | undefined {
  const text = words.option('format')
  if (text === undefined) return undefined
  const format = formats.find((candidate) => candidate === text)
  if (!format) throw new UsageError(`--format takes ${formats.join(' or ')} here`)
  return format
}

function readState(text: string | undefined): DeliveryState | undefined {
  if (text === undefined) return undefined
  const state = Object.entries(states).find(([name]) => name === text)?.[1]
  if (!state) throw new UsageError(`--state takes one of: ${Object.keys(states).join(', ')}`)
  return state
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return defaultLimit
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('--limit takes a whole number from 1')
  return Number(text)
}

function readDay(words: Words, option: 'since' | 'until'): string | undefined {
  const day = words.option(option)
  if (day !== undefined && !startOfIstDay(day)) {
    throw new UsageError(`--${option} takes a day such as 2025-10-14 here`)
  }
  return day
}

/** A day means its beginning in India. */
function readTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? startOfIstDay(text) : new Date(text)
  if (!time || Number.isNaN(time.getTime())) {
    throw new UsageError('--since takes a day such as 2025-10-14, or a time such as 2025-10-14T09:00+05:30')
  }
  return time
}
