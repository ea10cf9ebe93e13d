import { expect, test } from 'vitest'
import { findFirefox, findWebKit, findWebKitGtk } from './find-engine.ts'

const machine = (...files: string[]) => ({
  folders: ['/usr/bin'],
  exists: (path: string) => files.includes(path),
  downloaded: { firefox: '/downloads/firefox', webkit: '/downloads/webkit' },
})

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

test('Playwright’s own build comes before a system Firefox', () => {
  const own = findFirefox(machine('/usr/bin/firefox-esr', '/downloads/firefox'))
  expect(own?.executablePath).toBe('/downloads/firefox')
  expect(own?.channel).toBeUndefined()
  const system = findFirefox(machine('/usr/bin/firefox-esr'))
  expect(system).toMatchObject({ channel: 'moz-firefox', env: { FIREFOX: '/usr/bin/firefox-esr' } })
  expect(findFirefox(machine())).toBeUndefined()
})

test('WebKitGTK counts only with its driver, its browser and a screen to draw on', () => {
  const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', miniBrowser]
  expect(findWebKitGtk(machine(...needed))).toMatchObject({ browser: miniBrowser })
  for (const missing of needed)
    expect(findWebKitGtk(machine(...needed.filter((each) => each !== missing)))).toBeUndefined()
  expect(findWebKit(machine(...needed))).toBeUndefined()
})
