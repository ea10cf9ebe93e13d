import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { firefox, webkit, type LaunchOptions } from '@playwright/test'

/** What Playwright needs to start a browser; besides its own builds it can drive a system Firefox. */
export type Launch = Pick<LaunchOptions, 'args' | 'channel' | 'executablePath' | 'env' | 'firefoxUserPrefs'>

/** WebKitGTK on Debian and its derivatives: driver, the small browser it drives, and a screen. */
export interface WebKitGtk {
  driver: string
  browser: string
  screen: string
}

interface Machine {
  /** Folders searched for programs, in order. */
  folders: string[]
  exists: (path: string) => boolean
  /** Where Playwright keeps the builds it downloads itself. */
  downloaded: { firefox: string; webkit: string }
}

const thisMachine = (): Machine => ({
  folders: [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin'],
  exists: existsSync,
  downloaded: { firefox: firefox.executablePath(), webkit: webkit.executablePath() },
})

const firefoxUserPrefs = {
  // Scrollbars of no width, as on a phone.
  'ui.useOverlayScrollbars': 1,
  // As in WebKit here, which has no graphics card to draw the scene with.
  'webgl.disabled': true,
  'intl.accept_languages': 'en-IN, en',
  // A mouse, which a machine without a screen lacks: 2 is exact pointing, 4 hovering.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
}

/** Playwright's own Firefox, else the system's; undefined if there is none. */
export function findFirefox(machine: Machine = thisMachine()): Launch | undefined {
  const { downloaded, exists } = machine
  if (exists(downloaded.firefox)) return { executablePath: downloaded.firefox, firefoxUserPrefs }
  const program = findProgram(machine, 'firefox-esr') ?? findProgram(machine, 'firefox')
  return program
    ? {
        channel: 'moz-firefox',
        executablePath: join(import.meta.dirname, 'system-firefox.mjs'),
        env: { ...process.env, FIREFOX: program },
        firefoxUserPrefs,
      }
    : undefined
}

/** Playwright's own WebKit; undefined if there is none. */
export function findWebKit({ downloaded, exists }: Machine = thisMachine()): Launch | undefined {
  return exists(downloaded.webkit) ? { executablePath: downloaded.webkit } : undefined
}

/** The system's WebKitGTK; undefined if a part of it is missing. */
export function findWebKitGtk(machine: Machine = thisMachine()): WebKitGtk | undefined {
  const driver = findProgram(machine, 'WebKitWebDriver')
  const screen = findProgram(machine, 'Xvfb')
  const browser = miniBrowsers.find(machine.exists)
  return driver && screen && browser ? { driver, browser, screen } : undefined
}

/** Where Debian and its derivatives put the browser that comes with WebKitGTK. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
    (library) => `/usr/lib/${machine}-linux-gnu/${library}/MiniBrowser`,
  ),
)

function findProgram({ folders, exists }: Machine, name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(exists)
}
