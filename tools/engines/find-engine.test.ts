import { expect, test } from 'vitest'
import { findEngine } from './find-engine.ts'

const machine = (...files: string[]) => ({
  folders: ['/usr/bin'],
  exists: (path: string) => files.includes(path),
  chromium: () => undefined,
  downloaded: { firefox: '/downloads/firefox', webkit: '/downloads/webkit' },
})

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

test('Playwright’s own build comes before a Firefox of the system', () => {
  expect(findEngine('firefox', machine('/usr/bin/firefox-esr', '/downloads/firefox'))).toEqual({
    name: 'firefox',
    driver: 'playwright',
    program: '/downloads/firefox',
  })
  expect(findEngine('firefox', machine('/usr/bin/firefox-esr'))).toMatchObject({ driver: 'bidi' })
})

test('WebKitGTK counts only with its driver, its browser and a screen to draw on', () => {
  const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', miniBrowser]
  expect(findEngine('webkit', machine(...needed))).toMatchObject({
    driver: 'webdriver',
    browser: miniBrowser,
  })
  for (const missing of needed)
    expect(findEngine('webkit', machine(...needed.filter((each) => each !== missing)))).toBeUndefined()
})

test('says when there is none', () => {
  expect(findEngine('chromium', machine())).toBeUndefined()
  expect(findEngine('firefox', machine())).toBeUndefined()
})
