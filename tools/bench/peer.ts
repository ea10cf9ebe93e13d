import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot, runCommand } from '../run-command.ts'

/** The newest commit of November 2026. A newer one is a different opponent: change it deliberately. */
const commit = '2e8f6ec459bc7363928f6c3bb1f5ea0c929930c6'
const folder = join(projectRoot, '.cache/peer')
/** Records which commit was built, so that the next run need not build it. */
const stamp = join(folder, '.built')

/** An address on one of the hosts from which AstroWind’s pages load pictures. */
const remotePicture =
  /https:\/\/(?:[\w-]+\.)*(?:unsplash\.com|pixabay\.com|shields\.io|placehold\.co)\/[^\s'"`)\]]*/g

/**
 * Folder of AstroWind, the most popular template for sites like this one, built for production; created if missing.
 * BENCH_PEER names another repository to fetch from, by address or folder. Throws with the output of the failing step.
 */
export async function builtPeer(say: (step: string) => void): Promise<string> {
  const built = join(folder, 'dist')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === commit) return built
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const git = (...args: string[]) => run('git', '-C', folder, ...args)
  const npm = (...args: string[]) => run('npm', '--prefix', folder, ...args)
  say('AstroWind is fetched, installed and built')
  await git('init', '--quiet')
  const repository = process.env['BENCH_PEER'] || 'https://github.com/onwidget/astrowind'
  await git('fetch', '--quiet', '--depth', '1', repository, commit)
  await git('checkout', '--quiet', 'FETCH_HEAD')
  await replaceRemotePictures(join(folder, 'src'))
  await npm('ci', '--include=dev', '--no-audit', '--no-fund')
  await npm('run', 'build')
  await writeFile(stamp, commit)
  return built
}

/**
 * Replaces AstroWind's remote pictures with one of its own, so that the external network does not affect the
 * measurement. Its pages then share a picture, which makes it a little lighter than it is.
 */
async function replaceRemotePictures(sources: string): Promise<void> {
  for (const name of await readdir(sources, { recursive: true })) {
    if (!/\.(astro|mdx?)$/.test(name)) continue
    const source = await readFile(join(sources, name), 'utf8')
    await writeFile(join(sources, name), source.replace(remotePicture, '~/assets/images/default.png'))
  }
}

async function run(command: string, ...args: string[]): Promise<void> {
  const { exitCode, output } = await runCommand(command, args, { env: { GIT_TERMINAL_PROMPT: '0' } })
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${output.slice(-1000)}`)
}
