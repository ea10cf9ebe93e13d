import { cp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Beside the site: the names of the assets that its build made, without those that it kept. */
const listOf = (client: string) => join(dirname(client), 'own-assets.json')

export interface EarlierAssets {
  folder: string
  files: readonly string[]
}

/**
 * Sets the assets of the build before aside, for `keepEarlierAssets`; those that it had kept itself are forgotten, so
 * that the folder does not grow. Empty where there was none.
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
 * Puts the assets of the build before beside those of this one. Their names carry a hash, and pages that somebody has
 * open since before still ask for them.
 */
export async function keepEarlierAssets(client: string, { folder, files }: EarlierAssets): Promise<void> {
  const assets = join(client, 'assets')
  const own = await readdir(assets, { recursive: true })
  await writeFile(listOf(client), JSON.stringify(own))
  const missing = files.filter((file) => !own.includes(file))
  for (const file of missing) await cp(join(folder, file), join(assets, file), { recursive: true })
  await rm(folder, { recursive: true, force: true })
}
