import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { projectRoot } from './project.mjs'

/**
 * The file with the settings of a command: the one named by `--env`, otherwise the project's `.env`, if any. Ends
 * the process with code 2 if a named file does not exist.
 * @param {string[]} words
 * @returns {{ file: string | undefined, rest: string[] }} `rest`: the words without `--env` and its file
 */
export function settingsFile(words) {
  const apart = words.flatMap((word) => (word.startsWith('--env=') ? ['--env', word.slice(6)] : [word]))
  const at = apart.indexOf('--env')
  if (at < 0) {
    const own = join(projectRoot, '.env')
    return { file: existsSync(own) ? own : undefined, rest: apart }
  }
  const named = apart[at + 1] ?? ''
  // npm runs a script in the project's folder; this is the directory it was called from.
  const file = resolve(process.env['INIT_CWD'] ?? '', named)
  if (named === '' || !existsSync(file)) {
    console.error(named === '' ? '--env takes a file with settings' : `There is no file ${file}`)
    process.exit(2)
  }
  return { file, rest: apart.toSpliced(at, 2) }
}
