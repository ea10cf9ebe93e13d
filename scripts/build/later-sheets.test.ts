import { expect, test } from 'vitest'
import { laterSheets } from './later-sheets.ts'

const sheets = new Map([
  ['/assets/consent-panel-1a.css', '.panel{background:var(--paper)}'],
  ['/assets/home-2b.css', '.hero{color:var(--text)}'],
])

test('a sheet counts when a script names it, and not when only the list of all files does', () => {
  const scripts = new Map([
    ['/assets/google-analytics-3c.js', 'load("assets/consent-panel-1a.css")'],
    ['/assets/manifest-4d.js', '["/assets/home-2b.css","/assets/consent-panel-1a.css"]'],
  ])
  expect(laterSheets(sheets, scripts)).toEqual(['.panel{background:var(--paper)}'])
})
