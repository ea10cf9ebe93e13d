import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project.mjs'

/** @param {string[]} words */
function git(...words) {
  try {
    return execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    // No git, or no repository, as in a container's build.
    return ''
  }
}

/**
 * Records the commit of a build in its folder, for the server to report: COMMIT and COMMIT_DATE of the
 * environment, otherwise git's.
 * @param {string} folder
 */
export function writeBuildCommit(folder) {
  const { COMMIT, COMMIT_DATE } = process.env
  const commit = COMMIT || git('describe', '--always', '--dirty', '--abbrev=12', '--exclude=*')
  const date = COMMIT_DATE || (COMMIT ? '' : git('show', '--no-patch', '--format=%cI', 'HEAD'))
  writeFileSync(join(folder, 'commit.json'), JSON.stringify({ commit, date }))
}
