import { writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface DeskOutput {
  out: (text: string) => void
  err: (text: string) => void
  /** Whether what `err` is given is seen on a terminal. */
  isTerminal: boolean
}

type Pieces = AsyncIterable<string> | Iterable<string>

/** Writes to the file, for its owner alone, or to the screen when there is none. */
export async function writeOutput(
  pieces: Pieces,
  file: string | undefined,
  { out, err }: DeskOutput,
): Promise<void> {
  if (file === undefined) {
    for await (const piece of pieces) out(piece)
    return
  }
  await writeFile(path.resolve(file), pieces, { mode: 0o600 })
  err(`Written to ${file}\n`)
}
