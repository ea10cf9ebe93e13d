import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

const notInTheBuild = /\.test\.tsx?$|\.spec\.ts$|README\.md$|(^|\/)\./

/**
 * One hash over names and contents of the sources: it changes when a file is edited, added, renamed or
 * removed, and not when only its time changes, as after a checkout. Tests and hidden files are left out.
 * @param {string} root
 * @param {readonly string[]} sources files and folders, relative to `root`; missing ones are skipped
 */
export function fingerprint(root, sources) {
  const names = sources.flatMap((source) => {
    const path = join(root, source)
    if (!existsSync(path)) return []
    if (statSync(path).isFile()) return [source]
    const below = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(source, name))
    return below.filter((name) => statSync(join(root, name)).isFile())
  })
  const hash = createHash('sha256')
  for (const name of names.map((file) => file.split(sep).join('/')).toSorted()) {
    if (notInTheBuild.test(name)) continue
    const content = readFileSync(join(root, name))
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
