import { parseArgs } from 'node:util'
import { isEmailAddress } from '../../lead/email-address.ts'
import { sampleReference } from '../leads/lead-reference.ts'

/** The command line cannot be understood; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError'
}

type Values = ReturnType<typeof parse>['values']
type TextOption = 'since' | 'until' | 'limit' | 'state' | 'format' | 'out' | 'from'

/** What was typed, taken piece by piece: what a command did not take, it does not know. */
export class Words {
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
    if (!reference) throw new UsageError(`${this.#name} takes one reference, such as ${sampleReference}`)
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

/** Splits the command line into options and words. Throws UsageError. */
export function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        data: { type: 'string' },
        format: { type: 'string' },
        from: { type: 'string' },
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
