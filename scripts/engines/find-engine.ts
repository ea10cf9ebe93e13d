import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { firefox, webkit } from '@playwright/test'
import { findBrowser } from '../find-browser.ts'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const

export type EngineName = (typeof engineNames)[number]

/** What people call it, for messages and titles of tests. */
export const engineTitles: Record<EngineName, string> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
}

/**
 * An engine of this machine and what drives it: Playwright its own builds and any Chromium, WebDriver BiDi a system's
 * Firefox, WebDriver the WebKitGTK of Debian and its kin.
 */
export type Engine =
  | { name: EngineName; driver: 'playwright'; program: string }
  | { name: 'firefox'; driver: 'bidi'; program: string }
  | { name: 'webkit'; driver: 'webdriver'; program: string; browser: string; display: string }

type Find = () => Engine | undefined

/** The first of these commands that is on the PATH or where Debian puts it. */
function findCommand(names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  return names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name))).find(existsSync)
}

const finders: Record<EngineName, Find> = {
  chromium: () => {
    const program = findBrowser()
    return program ? { name: 'chromium', driver: 'playwright', program } : undefined
  },
  firefox: () => {
    const downloaded = firefox.executablePath()
    if (existsSync(downloaded)) return { name: 'firefox', driver: 'playwright', program: downloaded }
    const program = findCommand(['firefox-esr', 'firefox'])
    return program ? { name: 'firefox', driver: 'bidi', program } : undefined
  },
  webkit: () => {
    const downloaded = webkit.executablePath()
    if (existsSync(downloaded)) return { name: 'webkit', driver: 'playwright', program: downloaded }
    const [program, display, browser] = [
      findCommand(['WebKitWebDriver']),
      findCommand(['Xvfb']),
      miniBrowsers.find(existsSync),
    ]
    if (!program || !display || !browser) return undefined
    return { name: 'webkit', driver: 'webdriver', program, browser, display }
  },
}

/** Where Debian puts the small browser that comes with WebKitGTK. */
const miniBrowsers = ['4.1', '4.0', '6.0'].flatMap((version) => {
  const library = version === '6.0' ? 'webkitgtk' : 'webkit2gtk'
  return ['x86_64', 'aarch64'].map(
    (machine) => `/usr/lib/${machine}-linux-gnu/${library}-${version}/MiniBrowser`,
  )
})

/** The engine of that name, if this machine has it. */
export function findEngine(name: EngineName): Engine | undefined {
  return finders[name]()
}
