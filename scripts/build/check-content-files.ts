import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Imports every file of `folder` (a path from the project's root), each of which checks itself, and throws one Error
 * with what all of them say. The bundler's prerendering would hide those words behind “Internal Server Error”.
 */
export async function checkContentFiles(folder = 'content'): Promise<void> {
  const faults = new Set<string>()
  for await (const file of glob(`${folder}/**/*.ts`)) {
    if (file.endsWith('.test.ts')) continue
    try {
      await import(pathToFileURL(resolve(file)).href)
    } catch (error) {
      faults.add(error instanceof Error ? error.message : String(error))
    }
  }
  if (faults.size > 0) throw new Error(`The content does not fit its places.\n${[...faults].join('\n')}`)
}
