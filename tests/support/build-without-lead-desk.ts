import { execFile } from 'node:child_process'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
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
 * Builds the site into `folder` from a copy with two settings changed as the README says: leads go to the provider’s
 * cloud at `cloud`, views to Google Analytics. Returns the folder to serve.
 */
export async function buildWithoutLeadDesk(cloud: string, folder: string): Promise<string> {
  for (const source of sources) await cp(source, join(folder, source), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const config = join(folder, 'content/site.ts')
  const text = await readFile(config, 'utf8')
  const changed = text
    .replace("origin: 'same-origin',", `origin: '${cloud}',`)
    .replace("pageViews: { to: 'own-server' },", "pageViews: { to: 'ga4', measurementId: 'G-TEST' },")
  await writeFile(config, changed)
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder })
  return join(folder, 'build/client')
}
