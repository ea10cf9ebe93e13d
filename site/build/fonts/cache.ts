import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the cached result for the key, or creates and stores it. */
export async function cached(
  cacheDir: string,
  key: unknown,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(cacheDir, digest(JSON.stringify(key)))
  try {
    return await readFile(file)
  } catch {
    const made = await make()
    await mkdir(cacheDir, { recursive: true })
    // Atomically: a stopped build leaves no half of it.
    const draft = `${file}.${process.pid}`
    await writeFile(draft, made)
    await rename(draft, file)
    return made
  }
}

/** A digest of the programs in this folder, so that a change to the cutting invalidates all cuts. */
export async function programDigest(): Promise<string> {
  const names = (await readdir(import.meta.dirname)).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.'),
  )
  const sources = await Promise.all(
    names.toSorted().map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  )
  return shortHash(sources.join('\0'))
}

/** The first eight characters of the content's SHA-256, for file names and keys. */
export function shortHash(content: string | Uint8Array): string {
  return digest(content).slice(0, 8)
}

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
