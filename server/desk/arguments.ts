import { parseArgs } from 'node:util'
import { startOfIstDay } from '../leads/ist-time.ts'

/** The command line cannot be understood; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export type DeskCommand =
  | { name: 'help' }
  | { name: 'list'; dataDir: string; limit: number; since: Date | undefined }
  | { name: 'show'; dataDir: string; reference: string }
  | {
      name: 'export'
      dataDir: string
      format: 'csv' | 'json'
      out: string | undefined
      since: Date | undefined
    }
  | {
      name: 'subscribers'
      dataDir: string
      /** Undefined: a table. */
      format: 'csv' | 'json' | undefined
      out: string | undefined
    }

const defaultLimit = 20

/** Reads `list|show|export|subscribers|help` and its options. Throws UsageError. */
export function readArguments(argv: string[], defaultDataDir: string): DeskCommand {
  const { values, positionals } = parse(argv)
  const [name = 'help', ...rest] = positionals
  if (values.help || name === 'help') return { name: 'help' }
  const dataDir = values.data ?? defaultDataDir
  const since = values.since === undefined ? undefined : readTime(values.since)

  const allow = (...options: (keyof typeof values)[]) => {
    const stray = (Object.keys(values) as (keyof typeof values)[]).find(
      (option) => option !== 'data' && !options.includes(option),
    )
    if (stray) throw new UsageError(`${name} does not take --${stray}`)
  }
  if (name !== 'show' && rest.length > 0) throw new UsageError(`${name} does not take "${rest[0]}"`)
  switch (name) {
    case 'list':
      allow('limit', 'since')
      return { name, dataDir, since, limit: readLimit(values.limit) }
    case 'show': {
      allow()
      const [reference] = rest
      if (!reference || rest.length > 1)
        throw new UsageError('show takes one reference, such as OR-251014-0142')
      return { name, dataDir, reference: reference.toUpperCase() }
    }
    case 'export': {
      allow('format', 'out', 'since')
      const { format, out } = values
      if (!isFormat(format)) throw new UsageError('export needs --format csv or --format json')
      return { name, dataDir, format, out, since }
    }
    case 'subscribers': {
      allow('format', 'out')
      const { format, out } = values
      if (format !== undefined && !isFormat(format))
        throw new UsageError('subscribers takes --format csv or --format json')
      return { name, dataDir, format, out }
    }
    default:
      throw new UsageError(`There is no command "${name}"`)
  }
}

const isFormat = (text: string | undefined) => text === 'csv' || text === 'json'

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        format: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        limit: { type: 'string' },
        out: { type: 'string' },
        since: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return defaultLimit
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('--limit takes a whole number from 1')
  return Number(text)
}

/** A day means its beginning in India. */
function readTime(text: string): Date {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? startOfIstDay(text) : new Date(text)
  if (!time || Number.isNaN(time.getTime())) {
    throw new UsageError('--since takes a day such as 2025-10-14, or a time such as 2025-10-14T09:00+05:30')
  }
  return time
}
