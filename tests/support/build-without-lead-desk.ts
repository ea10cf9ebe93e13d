import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCopy } from './build-copy.ts'

/**
 * Builds the site into `folder` from a copy with two settings changed as docs/deploying.md says: leads go to the
 * provider’s cloud at `cloud`, views to Google Analytics. Like a blog with many articles, it has more pages than the
 * host reads rules for. Returns the folder to serve.
 */
export async function buildWithoutLeadDesk(cloud: string, folder: string): Promise<string> {
  return buildCopy(folder, async () => {
    await rewrite(join(folder, 'common/brand/site.ts'), [
      ["origin: 'same-origin',", `origin: '${cloud}',`],
      ["pageViews: { to: 'own-server' },", "pageViews: { to: 'ga4', measurementId: 'G-TEST' },"],
    ])
    await rewrite(join(folder, 'site/build/host-files/within-rules.ts'), [
      ['mostRules = 100', 'mostRules = 60'],
    ])
  })
}

async function rewrite(file: string, changes: readonly [from: string, to: string][]): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from} to change`)
    text = text.replace(from, to)
  }
  await writeFile(file, text)
}
