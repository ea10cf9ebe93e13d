import { cp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Beside the site: the names of the assets made by its build, without those it kept. */
const listOf = (client: string) => join(dirname(client), 'own-assets.json')

export interface EarlierAssets {
  folder: string
  files: readonly string[]
}

/**
 * Sets the previous build's assets aside, for `keepEarlierAssets`; those it had kept itself are dropped, so that the
 * folder does not grow. Empty if there was none.
 */
export async function takeEarlierAssets(client: string): Promise<EarlierAssets> {
  const folder = `${dirname(client)}-earlier`
  await rm(folder, { recursive: true, force: true })
  try {
    const files = JSON.parse(await readFile(listOf(client), 'utf8')) as string[]
    await rename(join(client, 'assets'), folder)
    return { folder, files }
  } catch {
    return { folder, files: [] }
  }
}

/**
 * Puts the previous build's assets beside those of this one. Their names contain a hash, and pages opened before
 * still request them.
 */
export async function keepEarlierAssets(client: string, { folder, files }: EarlierAssets): Promise<void> {
  const assets = join(client, 'assets')
  const own = await readdir(assets, { recursive: true })
  await writeFile(listOf(client), JSON.stringify(own))
  const missing = files.filter((file) => !own.includes(file))
  for (const file of missing) await cp(join(folder, file), join(assets, file), { recursive: true })
  await rm(folder, { recursive: true, force: true })
}
