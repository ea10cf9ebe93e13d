import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// The headless shell first: it is Chromium without a window, which tests do not need, and a sample of 26
// tests took 68 s in it instead of 82.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const windowsPaths = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

interface Machine {
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  exists: (path: string) => boolean
  /** Where Playwright keeps the browser it downloads itself. */
  downloaded: string
}

const thisMachine = (): Machine => ({
  platform: process.platform,
  env: process.env,
  exists: existsSync,
  downloaded: chromium.executablePath(),
})

function installedPaths({ platform, env }: Machine): string[] {
  if (platform === 'darwin') return macPaths
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
    return roots.flatMap((root) => (root ? windowsPaths.map((path) => `${root}\\${path}`) : []))
  }
  const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return commands.flatMap((command) => folders.filter(Boolean).map((folder) => join(folder, command)))
}

/**
 * Path of a Chromium-based browser: CHROMIUM_PATH, else an installed one, else the one Playwright has
 * downloaded; undefined if there is none. Throws if CHROMIUM_PATH names a missing file.
 */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  const chosen = machine.env['CHROMIUM_PATH']
  if (chosen && !machine.exists(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`)
  return chosen || [...installedPaths(machine), machine.downloaded].find(machine.exists)
}
