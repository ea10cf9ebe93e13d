import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project's root folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The Node from the lock file: possibly newer than the machine's own, and the same everywhere. */
export const projectNode = join(
  projectRoot,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/**
 * The environment with other folders on the PATH, which Windows spells differently.
 * @param {(folders: string[]) => string[]} change
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentWithPath(change) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...process.env, [key]: change((process.env[key] ?? '').split(delimiter)).join(delimiter) }
}
