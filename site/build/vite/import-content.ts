import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Imports a content file by its path from the project's root. The plugins of vite.config.ts import content only
 * this way: the development server watches what the config imports itself, and restarts for it.
 */
export async function importContent<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(resolve(file)).href)) as Module
}
