import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached } from './fonts/cache.ts'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest'])

/** The best level of Brotli is a third of a build's work: unchanged files are taken from here. */
const cacheDir = 'node_modules/.cache/brotli'

/** Compresses one text file of a folder per processor at a time: a large site would open too many. */
export async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const waiting = names.filter((name) => compressible.has(extname(name))).values()
  const worker = async () => {
    for (const name of waiting) await compress(join(folder, name))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

/** Writes `file.br` and `file.gz` beside a file, at the best level: done once here, never per request. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    // Gzip's best level is the default here.
    cached(cacheDir, content.toString('base64'), () => promisify(brotliCompress)(content)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
