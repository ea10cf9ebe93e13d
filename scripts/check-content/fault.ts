/** Something in the words or data of the site that has to be mended before it can be shown. */
export interface Fault {
  /** Path from the project's root. */
  file: string
  /** Both from 1, where they are known. */
  line?: number | undefined
  column?: number | undefined
  /** Field, reason and remedy, in words for the person who wrote it. */
  says: string
}

/** A fault `at` characters into the source of `file`. */
export function faultAt(file: string, source: string, at: number, says: string): Fault {
  const before = source.slice(0, at).split('\n')
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, says }
}
