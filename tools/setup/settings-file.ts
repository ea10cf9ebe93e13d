import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { projectRoot } from '../run-command.ts'

/**
 * The file with the settings of a command: the one that `--env` names in its words, otherwise the project's `.env`,
 * where there is one; and the words without it. Ends the process with code 2 when a file that is named is not there.
 */
export function settingsFile(words: readonly string[]): { file: string | undefined; rest: string[] } {
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
