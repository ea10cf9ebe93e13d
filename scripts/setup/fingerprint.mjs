import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

const notInTheBuild = /\.test\.tsx?$/

/**
 * Every file below `path` (or `path` itself when it is a file); none when it does not exist.
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesBelow(path) {
  try {
    const entries = await readdir(path, { withFileTypes: true })
    const visible = entries.filter(({ name }) => !name.startsWith('.'))
    const nested = await Promise.all(visible.map(({ name }) => filesBelow(join(path, name))))
    return nested.flat()
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}

/**
 * One hash over names and contents of the sources: it changes when a file is edited, added, renamed or
 * removed, and not when only its time changes, as after a checkout. Tests are left out.
 * @param {string} root
 * @param {readonly string[]} sources files and folders, relative to `root`; missing ones are skipped
 */
export async function fingerprint(root, sources) {
  const nested = await Promise.all(sources.map((source) => filesBelow(join(root, source))))
  const names = [...new Set(nested.flat())]
    .filter((file) => !notInTheBuild.test(file))
    .map((file) => ({ file, name: relative(root, file).split(sep).join('/') }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const hash = createHash('sha256')
  for (const { file, name } of names) {
    const content = await readFile(file)
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
