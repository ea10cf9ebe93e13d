import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../run-command.ts'
import { writeBuildCommit } from './build-commit.ts'
import { fingerprint } from './fingerprint.ts'

/** What the built site is made from. leads/web is here for the security policy computed at build. */
const sources = [
  '{assistant,common,leads/web,portal,sales-desk/{page,wire},site,tools}/**',
  '{vite.config.ts,tsconfig.json,package-lock.json}',
]

// Builds the site unless the build at hand was made from exactly these sources.
const stamp = join(projectRoot, 'build/.sources')
// Taken before the build, which removes the stamp: what is edited meanwhile makes the next start build again.
const hash = fingerprint(projectRoot, sources)
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
  // The server's code may be of a later commit than the site's.
  writeBuildCommit(join(projectRoot, 'build'))
} else {
  console.log('Building the site …')
  delete process.env['BUILD_DIR']
  await import('../../site/build/build.ts')
  writeFileSync(stamp, hash)
  console.log(`Building the site: done after ${Math.round(performance.now() / 1000)} s.`)
}
