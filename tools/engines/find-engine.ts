import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { firefox, webkit, type LaunchOptions } from '@playwright/test'

/** What Playwright needs to start a browser; besides its own builds it can drive a system Firefox. */
export type Launch = Pick<LaunchOptions, 'args' | 'channel' | 'executablePath' | 'env' | 'firefoxUserPrefs'>

/** The WebKitGTK of Debian and its kin: its driver, which knows its browser, and the screen that this needs. */
export interface WebKitGtkPrograms {
  driver: string
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

/** The system's WebKitGTK; undefined when a part of it is not there. */
export function findWebKitGtk(machine: Machine = thisMachine()): WebKitGtkPrograms | undefined {
  const driver = findProgram(machine, 'WebKitWebDriver')
  const screen = findProgram(machine, 'Xvfb')
  return driver && screen ? { driver, screen } : undefined
}

function findProgram({ folders, exists }: Machine, name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(exists)
}
