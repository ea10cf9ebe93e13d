import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const notInTheBuild = /\.test\.tsx?$|\.spec\.ts$|README\.md$|(^|[/\\])\./

/**
 * One hash over names and contents of the files that fit the patterns: it changes when one is edited, added, renamed or
 * removed, and not when only its time changes, as after a checkout. Tests, READMEs and hidden files are left out.
 */
export function fingerprint(root: string, patterns: string[]): string {
  const hash = createHash('sha256')
  for (const name of globSync(patterns, { cwd: root }).toSorted()) {
    if (notInTheBuild.test(name) || !statSync(join(root, name)).isFile()) continue
    const content = readFileSync(join(root, name))
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
