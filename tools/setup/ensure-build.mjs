import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { writeBuildCommit } from './build-commit.mjs'
import { alone } from './lock.mjs'
import { projectNode, projectRoot } from './project.mjs'
import { runStep } from './run.mjs'

/** Sources of the built site. leads/web is included for the security policy computed at build time. */
const sources = [
  'assistant',
  'common',
  'leads/web',
  'portal',
  'sales-desk/page',
  'sales-desk/wire',
  'site',
  'tools',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

const notInTheBuild = /\.test\.tsx?$|\.spec\.ts$|README\.md$|(^|\/)\./

/**
 * One hash over names and contents of the sources: it changes if a file is edited, added, renamed or removed, but not
 * if only its time changes, as after a checkout. Tests, READMEs and hidden files are excluded.
 * @param {string} root
 * @param {readonly string[]} paths files and folders, relative to `root`; missing ones are skipped
 */
export function fingerprint(root, paths) {
  const there = paths.filter((path) => existsSync(join(root, path)))
  const below = there.flatMap((path) =>
    statSync(join(root, path)).isFile()
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
  )
  const hash = createHash('sha256')
  for (const name of below.map((file) => file.split(sep).join('/')).toSorted()) {
    if (notInTheBuild.test(name) || statSync(join(root, name)).isDirectory()) continue
    const content = readFileSync(join(root, name))
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Builds the site unless the current build was made from exactly these sources. */
export async function ensureBuild() {
  await alone('build', async () => {
    const stamp = join(projectRoot, 'build/.sources')
    // Taken before the build, which removes the stamp: edits made meanwhile cause another build next time.
    const hash = fingerprint(projectRoot, sources)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
      // The server's code may be from a later commit than the site's.
      writeBuildCommit(join(projectRoot, 'build'))
      return
    }
    const { BUILD_DIR: _elsewhere, ...env } = process.env
    await runStep('Building the site', projectNode, ['site/build/build.ts'], env)
    writeFileSync(stamp, hash)
  })
}
