import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compress } from '../../build/compress.ts'
import { withoutScripts } from './without-scripts.ts'

/** Copies a built site and takes all scripts out of its pages. Hands back the copy's folder and how to delete it. */
export async function makeControlSite(
  siteDir: string,
): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-control-'))
  await cp(siteDir, dir, { recursive: true })
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath, entry.name)
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')))
    await compress(file)
  }
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) }
}
