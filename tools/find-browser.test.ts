import { expect, test } from 'vitest'
import { findBrowser } from './find-browser.ts'

const machine = (platform: NodeJS.Platform, env: Record<string, string>, files: string[]) => ({
  platform,
  env,
  exists: (path: string) => files.includes(path),
  downloaded: '/downloads/chromium',
})

test('CHROMIUM_PATH comes before an installed browser', () => {
  const files = ['/opt/mine', '/usr/bin/chromium']
  expect(findBrowser(machine('linux', { CHROMIUM_PATH: '/opt/mine' }, files))).toBe('/opt/mine')
})

test('a CHROMIUM_PATH that names no file is an error, not a silent fallback', () => {
  const lost = machine('linux', { CHROMIUM_PATH: '/opt/gone' }, ['/usr/bin/chromium'])
  expect(() => findBrowser(lost)).toThrow('CHROMIUM_PATH names no file: /opt/gone')
})

test('an installed browser comes before a downloaded one', () => {
  const files = ['/usr/bin/google-chrome', '/downloads/chromium']
  expect(findBrowser(machine('linux', {}, files))).toBe('/usr/bin/google-chrome')
  expect(findBrowser(machine('linux', {}, ['/downloads/chromium']))).toBe('/downloads/chromium')
})

test('Chromium’s headless shell comes before a whole browser', () => {
  const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
  expect(findBrowser(machine('linux', {}, files))).toBe('/usr/bin/chromium-headless-shell')
})

test.each([
  ['linux', { PATH: '/custom/bin' }, '/custom/bin/chromium-browser'],
  ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', { PROGRAMFILES: 'C:\\Programs' }, 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'],
] as const)('finds a browser on %s', (platform, env, path) => {
  expect(findBrowser(machine(platform, env, [path]))).toBe(path)
})

test('reports if there is none', () => {
  expect(findBrowser(machine('linux', {}, []))).toBeUndefined()
})
