import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import packageFile from '../package.json' with { type: 'json' }

/** The running build, for distinguishing two of them. */
export interface RunningBuild {
  version: string
  /** Short hash, with `-dirty` if files had been changed; `unknown` if not recorded. */
  commit: string
  /** Of the commit, in ISO 8601; or `unknown`. */
  date: string
}

/** Reads what the build left beside the site (tools/setup/build-commit.ts). */
export function readRunningBuild(siteDir: string): RunningBuild {
  const file = path.join(siteDir, '..', 'commit.json')
  const { commit, date } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<RunningBuild>)
    : {}
  return { version: packageFile.version, commit: commit || 'unknown', date: date || 'unknown' }
}

/** The same in readable form: `0.1.0, commit 804bef4c9d11 of 2026-11-29`. */
export const buildInWords = ({ version, commit, date }: RunningBuild) =>
  commit === 'unknown' ? `${version}, commit unknown` : `${version}, commit ${commit} of ${date.slice(0, 10)}`
