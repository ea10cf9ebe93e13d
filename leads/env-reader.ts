import { isEmailAddress } from '../common/lead/email-address.ts'
import { readEmailAddress } from '../common/lead/read-email-address.ts'

/** One or more settings are wrong; the message names each and what it must be. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Reads settings by name and collects what is wrong with them, so that one start shows everything. The
 * messages never repeat a value: it may be a secret.
 */
export class EnvReader {
  readonly #variables: Record<string, string | undefined>
  readonly #problems: string[] = []

  constructor(variables: Record<string, string | undefined>) {
    this.#variables = variables
  }

  problem(name: string, what: string): void {
    this.#problems.push(`${name} ${what}`)
  }

  /** The trimmed value; an empty one counts as not set. */
  optional(name: string): string | undefined {
    return this.#variables[name]?.trim() || undefined
  }

  /** The settings whose name matches, with the match of the pattern's first group, in order of name. */
  matching(pattern: RegExp): [name: string, part: string][] {
    return Object.keys(this.#variables)
      .toSorted()
      .flatMap((name): [string, string][] => {
        const part = pattern.exec(name)?.[1]
        return part === undefined ? [] : [[name, part]]
      })
  }

  /** The same, for which `accepts` must be true; `what` says what it must be. */
  checked(name: string, accepts: (text: string) => boolean, what: string): string | undefined {
    const text = this.optional(name)
    if (text !== undefined && !accepts(text)) this.problem(name, what)
    return text
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback
  }

  whole(name: string, fallback: number, least: number, most: number): number {
    const text = this.optional(name)
    if (text === undefined) return fallback
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    this.problem(name, `must be a whole number from ${least} to ${most}`)
    return fallback
  }

  flag(name: string, fallback: boolean): boolean {
    const text = this.optional(name)?.toLowerCase()
    if (text === undefined) return fallback
    if (['true', '1', 'yes', 'on'].includes(text)) return true
    if (!['false', '0', 'no', 'off'].includes(text)) this.problem(name, 'must be true or false')
    return false
  }

  /** One email address, however it was pasted. */
  email(name: string): string | undefined {
    const address = readEmailAddress(this.optional(name) ?? '')
    if (address !== '' && !isEmailAddress(address)) this.problem(name, 'must be one email address')
    return address || undefined
  }

  /** Email addresses between commas. */
  emails(name: string, fallback: string[]): string[] {
    return this.list(name, fallback, isEmailAddress, 'email address', readEmailAddress)
  }

  /** Comma-separated items, without duplicates. Reports the position of the first that `accepts` rejects. */
  list(
    name: string,
    fallback: string[],
    accepts: (item: string) => boolean,
    what: string,
    read = (item: string) => item.trim(),
  ): string[] {
    const text = this.optional(name)
    if (text === undefined) return fallback
    const items = text.split(',').map(read).filter(Boolean)
    const wrong = items.findIndex((item) => !accepts(item))
    if (wrong >= 0) this.problem(name, `must be a list with commas; entry ${wrong + 1} is not an ${what}`)
    else if (items.length === 0) this.problem(name, `must hold at least one ${what}`)
    return [...new Set(items)]
  }

  /** Throws EnvError if anything was wrong. */
  finish(): void {
    if (this.#problems.length > 0) throw new EnvError(this.#problems.join('\n'))
  }
}
