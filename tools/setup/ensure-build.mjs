import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeBuildCommit } from './build-commit.mjs'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { cacheFolder, projectNode, projectRoot } from './project.mjs'
import { runStep } from './run-step.mjs'

/** What the built site is made from. leads/web is here for the security policy computed at build. */
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

const stampFile = join(projectRoot, 'build/.sources')
const currentSources = () => fingerprint(projectRoot, sources)

/** @param {string} hash */
function isBuiltFrom(hash) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
}

/** Builds the site unless the build at hand was made from exactly these sources. */
export async function ensureBuild() {
  if (isBuiltFrom(currentSources())) {
    // The server's code may be of a later commit than the site's.
    writeBuildCommit(join(projectRoot, 'build'))
    return
  }
  const onWait = () => console.log('Another command is building the site; waiting for it …')
  await withLock(join(cacheFolder, 'build.lock'), { onWait }, async () => {
    // Taken before the build: what is edited while it runs makes the next start build again.
    const hash = currentSources()
    if (isBuiltFrom(hash)) return
    rmSync(stampFile, { force: true })
    const { BUILD_DIR: _elsewhere, ...env } = process.env
    await runStep('Building the site', projectNode, ['site/build/build.ts'], env)
    writeFileSync(stampFile, hash)
  })
}
