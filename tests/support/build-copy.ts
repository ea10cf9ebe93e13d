import { execFile } from 'node:child_process'
import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const sources = [
  'app',
  'brand',
  'content',
  'lead',
  'scripts',
  'server',
  'vite',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * Builds the site into `folder` from a copy of its sources, changed by `change`. Returns the folder to serve.
 */
export async function buildCopy(folder: string, change: () => Promise<void>): Promise<string> {
  for (const source of sources) await cp(source, join(folder, source), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  await change()
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder })
  return join(folder, 'build/client')
}
