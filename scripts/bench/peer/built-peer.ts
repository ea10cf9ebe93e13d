import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot, runCommand } from '../../run-command.ts'
import { replaceRemotePictures } from './local-pictures.ts'

/** Where AstroWind, the most used template for sites like this one, is kept. */
const repository = 'https://github.com/onwidget/astrowind'
/** The newest commit of November 2026. A newer one is another opponent: change it on purpose, never in passing. */
const commit = '2e8f6ec459bc7363928f6c3bb1f5ea0c929930c6'

const folder = join(projectRoot, '.cache/peer')
/** Holds what was built, so that the next run need not. */
const stampFile = join(folder, '.built')

/**
 * Folder of AstroWind as built for production, made first when it is not there: fetched, its remote pictures replaced,
 * installed and built. BENCH_PEER names another repository to fetch from, by address or folder. Throws with what the
 * failing step printed.
 */
export async function builtPeer(say: (step: string) => void): Promise<string> {
  const dist = join(folder, 'dist')
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === commit) return dist
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  say('fetching AstroWind')
  await git('init', '--quiet')
  await git('fetch', '--quiet', '--depth', '1', process.env['BENCH_PEER'] || repository, commit)
  await git('checkout', '--quiet', 'FETCH_HEAD')
  await replaceRemotePictures(join(folder, 'src'))
  say('installing what AstroWind needs')
  await npm('ci', '--include=dev', '--no-audit', '--no-fund')
  say('building AstroWind')
  await npm('run', 'build')
  await writeFile(stampFile, commit)
  return dist
}

/** Asks for no password and sends no telemetry. */
const quietly = { GIT_TERMINAL_PROMPT: '0', ASTRO_TELEMETRY_DISABLED: '1' }

const git = (...args: string[]) => run('git', ['-C', folder, ...args])
const npm = (...args: string[]) => run('npm', ['--prefix', folder, ...args])

async function run(command: string, args: string[]): Promise<void> {
  const { exitCode, output } = await runCommand(command, args, { env: quietly })
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${output.slice(-1000)}`)
}
