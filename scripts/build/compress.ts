import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest'])

/** Compresses so many files at a time as there are processors: all at once, a large site would open too many. */
export async function compressAll(files: readonly string[]): Promise<void> {
  const waiting = files.values()
  const worker = async () => {
    for (const file of waiting) await compress(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

/** Writes `file.br` and `file.gz` beside a text file, at the best level: done once here, never per request. */
export async function compress(file: string): Promise<void> {
  if (!compressible.has(extname(file))) return
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    // Its best level is what it takes unasked.
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
