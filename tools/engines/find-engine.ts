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
 * Firefox, WebDriver the WebKitGTK of Debian and its kin, with the small browser and the screen that it needs.
 */
export type Engine =
  | { name: EngineName; driver: 'playwright'; program: string }
  | { name: 'firefox'; driver: 'bidi'; program: string }
  | { name: 'webkit'; driver: 'webdriver'; program: string; browser: string; screen: string }

interface Machine {
  /** Folders in which programs are looked for, in their order. */
  folders: string[]
  exists: (path: string) => boolean
  chromium: () => string | undefined
  /** Where Playwright keeps the builds it downloads itself. */
  downloaded: Record<'firefox' | 'webkit', string>
}

const thisMachine = (): Machine => ({
  folders: [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin'],
  exists: existsSync,
  chromium: findBrowser,
  downloaded: { firefox: firefox.executablePath(), webkit: webkit.executablePath() },
})

/** Where Debian and its kin put the browser that comes with WebKitGTK. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
    (library) => `/usr/lib/${machine}-linux-gnu/${library}/MiniBrowser`,
  ),
)

/** The engine of that name, Playwright's own build before the system's; undefined when there is none. */
export function findEngine(name: EngineName, machine: Machine = thisMachine()): Engine | undefined {
  if (name === 'chromium') {
    const program = machine.chromium()
    return program ? { name, driver: 'playwright', program } : undefined
  }
  const downloaded = machine.downloaded[name]
  if (machine.exists(downloaded)) return { name, driver: 'playwright', program: downloaded }
  return name === 'firefox' ? systemFirefox(machine) : systemWebKit(machine)
}

function systemFirefox(machine: Machine): Engine | undefined {
  const program = findProgram(machine, 'firefox-esr') ?? findProgram(machine, 'firefox')
  return program ? { name: 'firefox', driver: 'bidi', program } : undefined
}

function systemWebKit(machine: Machine): Engine | undefined {
  const program = findProgram(machine, 'WebKitWebDriver')
  const screen = findProgram(machine, 'Xvfb')
  const browser = miniBrowsers.find(machine.exists)
  if (!program || !screen || !browser) return undefined
  return { name: 'webkit', driver: 'webdriver', program, browser, screen }
}

function findProgram({ folders, exists }: Machine, name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(exists)
}
