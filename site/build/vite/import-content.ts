import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Imports a file of content by its path from the project's root. The plugins of vite.config.ts import content only
 * so: what that file imports itself, the development server watches and starts anew for.
 */
export async function importContent<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(resolve(file)).href)) as Module
}
