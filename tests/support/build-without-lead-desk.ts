import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCopy } from './build-copy.ts'

/**
 * Builds the site into `folder` from a copy with two settings changed as docs/deploying.md says: leads go to the provider’s
 * cloud at `cloud`, views to Google Analytics. Returns the folder to serve.
 */
export async function buildWithoutLeadDesk(cloud: string, folder: string): Promise<string> {
  return buildCopy(folder, async () => {
    const config = join(folder, 'content/site.ts')
    const text = await readFile(config, 'utf8')
    const changed = text
      .replace("origin: 'same-origin',", `origin: '${cloud}',`)
      .replace("pageViews: { to: 'own-server' },", "pageViews: { to: 'ga4', measurementId: 'G-TEST' },")
    await writeFile(config, changed)
  })
}
