import type {
  DeskCommand,
  OfflineCommand,
  ReadingCommand,
  RestoreCommand,
  WritingCommand,
} from './desk-command.ts'
import { readDay, readFormat, readLimit, readState, readTime } from './option-values.ts'
import { parse, UsageError, Words } from './words.ts'

type AnyCommand = OfflineCommand | RestoreCommand | ReadingCommand | WritingCommand

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

function readCommand(name: string, words: Words): AnyCommand {
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
    case 'erase-expired':
      return { name, confirmed: words.flag('yes') }
    case 'release':
      return { name, reference: words.reference() }
    case 'retry':
    case 'replay':
    case 'dismiss':
      return { name, reference: words.referenceOrAll() }
    case 'backup': {
      const out = words.option('out')
      if (out === undefined) throw new UsageError('backup needs --out and the name of a new folder')
      return { name, out }
    }
    case 'restore': {
      const from = words.option('from')
      if (from === undefined) throw new UsageError('restore needs --from and the folder of a backup')
      return { name, from }
    }
    default:
      throw new UsageError(`There is no command "${name}"`)
  }
}
