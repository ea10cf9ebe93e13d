import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { byteOrderMark } from '../web/csv.ts'

export interface CommandOutput {
  out: (text: string) => void
  err: (text: string) => void
  /** Whether what `err` is given is seen on a terminal. */
  isTerminal: boolean
  /** Asks whoever sits there; undefined where nobody does. */
  ask?: ((question: string) => Promise<string>) | undefined
}

type Pieces = AsyncIterable<string> | Iterable<string>

interface To {
  /** Undefined: the screen, or a pipe. */
  file: string | undefined
  format?: 'csv' | 'json' | undefined
}

/** Writes to the file, for its owner alone, or to the screen when there is none. */
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
