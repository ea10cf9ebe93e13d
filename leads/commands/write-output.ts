import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { byteOrderMark } from '../web/csv.ts'

export interface CommandOutput {
  out: (text: string) => void
  err: (text: string) => void
  /** Whether `err` is a visible terminal. */
  isTerminal: boolean
  /** Asks the person at the terminal; undefined if there is none. */
  ask?: ((question: string) => Promise<string>) | undefined
}

type Pieces = AsyncIterable<string> | Iterable<string>

interface To {
  /** Undefined for the screen, or a pipe. */
  file: string | undefined
  format?: 'csv' | 'json' | undefined
}

/** Writes to the file, for its owner alone, or to the screen if none is given. */
export async function writeOutput(
  pieces: Pieces,
  { file, format }: To,
  { out, err }: CommandOutput,
): Promise<void> {
  if (file === undefined) {
    for await (const piece of pieces) out(piece)
    return
  }
  const whole = format === 'csv' ? marked(pieces) : pieces
  await writeFile(path.resolve(file), whole, { mode: 0o600 })
  err(`Written to ${file}\n`)
}

async function* marked(pieces: Pieces) {
  yield byteOrderMark
  yield* pieces
}
