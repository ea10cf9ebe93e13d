import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../run-command.ts'

/** What git says; nothing without git, or without a repository, as in a container's build. */
const git = (...words: string[]) =>
  (spawnSync('git', words, { cwd: projectRoot, encoding: 'utf8' }).stdout ?? '').trim()

/**
 * Records the commit of a build in its folder, for the server to report: COMMIT and COMMIT_DATE of the
 * environment, otherwise git's.
 */
export function writeBuildCommit(folder: string): void {
  const { COMMIT, COMMIT_DATE } = process.env
  const commit = COMMIT || git('describe', '--always', '--dirty', '--abbrev=12', '--exclude=*')
  const date = COMMIT_DATE || (COMMIT ? '' : git('show', '--no-patch', '--format=%cI', 'HEAD'))
  writeFileSync(join(folder, 'commit.json'), JSON.stringify({ commit, date }))
}
