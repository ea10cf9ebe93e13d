import { existsSync } from 'node:fs'
import { findBrowser } from './find-browser.ts'
import { runCommand } from './run-command.ts'

type Command = [program: string, ...args: string[]]

interface Way {
  title: string
  commands: Command[]
}

/** Ways to get a browser, the gentlest first. Debian's own package needs root. */
function ways(): Way[] {
  const download: Way = { title: 'Downloading a browser', commands: [['playwright', 'install', 'chromium']] }
  const debian: Way = {
    title: 'Installing Debian’s Chromium',
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  }
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return mayUseApt ? [download, debian] : [download]
}

async function tryWay({ title, commands }: Way): Promise<void> {
  console.log(`${title} (first run only) …`)
  for (const [program, ...args] of commands) {
    const { exitCode, output } = await runCommand(program, args)
    if (exitCode === 0) continue
    console.log(`${title} failed:\n${output.trimEnd().split('\n').slice(-8).join('\n')}`)
    return
  }
}

/**
 * Path of a Chromium-based browser, installed first if the machine has none: Playwright's download, then
 * Debian's package when run as root. Throws with what to do when neither works.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser()
  if (found) return found
  for (const way of ways()) {
    await tryWay(way)
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'No browser found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program of one.',
  )
}
