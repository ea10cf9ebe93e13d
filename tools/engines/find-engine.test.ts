import { expect, test } from 'vitest'
import { findFirefox, findWebKit, findWebKitGtk } from './find-engine.ts'

const machine = (...files: string[]) => ({
  folders: ['/usr/bin'],
  exists: (path: string) => files.includes(path),
  downloaded: { firefox: '/downloads/firefox', webkit: '/downloads/webkit' },
})

test('Playwright’s own build comes before a Firefox of the system', () => {
  const own = findFirefox(machine('/usr/bin/firefox-esr', '/downloads/firefox'))
  expect(own?.executablePath).toBe('/downloads/firefox')
  expect(own?.channel).toBeUndefined()
  const system = findFirefox(machine('/usr/bin/firefox-esr'))
  expect(system).toMatchObject({ channel: 'moz-firefox', env: { FIREFOX: '/usr/bin/firefox-esr' } })
  expect(findFirefox(machine())).toBeUndefined()
})

test('WebKitGTK counts only with its driver and a screen to draw on', () => {
  const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  expect(findWebKitGtk(machine(...needed))).toEqual({ driver: needed[0], screen: needed[1] })
  for (const missing of needed)
    expect(findWebKitGtk(machine(...needed.filter((each) => each !== missing)))).toBeUndefined()
  expect(findWebKit(machine(...needed))).toBeUndefined()
})
