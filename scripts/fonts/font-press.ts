import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress } from 'woff2-encoder'
import { cached, programDigest, shortHash } from './cache.ts'

const SERVED_AT = '/assets/fonts/'

/** Makes font files, each once for the same key, and writes them into the site under names of their content. */
export class FontPress {
  readonly #outDir: string
  readonly #cacheDir: string
  readonly #program = programDigest()

  constructor({ outDir, cacheDir }: { outDir: string; cacheDir: string }) {
    this.#outDir = outDir
    this.#cacheDir = cacheDir
  }

  /** What was made for the same key and the same programs before, or is made and kept now. */
  async cached(key: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    return cached(this.#cacheDir, [await this.#program, key], make)
  }

  /** Compresses what `cut` makes, and returns it as an address that holds it: for what the first paint must not wait for. */
  async inline(key: unknown, cut: () => Promise<Uint8Array>): Promise<string> {
    const font = await this.cached(key, async () => compress(await cut()))
    return `data:font/woff2;base64,${Buffer.from(font).toString('base64')}`
  }

  /** Compresses what `cut` makes, publishes it and returns its address on the site. */
  async publish(script: string, key: unknown, cut: () => Promise<Uint8Array>): Promise<string> {
    const font = await this.cached(key, async () => compress(await cut()))
    const name = `anek-${script}-${shortHash(font)}.woff2`
    await mkdir(this.#outDir, { recursive: true })
    await writeFile(join(this.#outDir, name), font)
    return SERVED_AT + name
  }
}
