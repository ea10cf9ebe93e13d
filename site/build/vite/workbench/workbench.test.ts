import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailsPage } from './mails-page.ts'

test('every primitive and every shared figure is on the page of parts', () => {
  const page = readFileSync('site/build/vite/workbench/parts.page.tsx', 'utf8')
  const files = globSync('common/{ui,figures}/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  expect(files.length).toBeGreaterThan(25)
  // Of it, Icon is made.
  const drawn = files.filter((file) => file !== 'common/ui/line-icon.tsx')
  expect(drawn.filter((file) => !page.includes(`/${file}'`))).toEqual([])
})

test('every mail can be looked at, light, dark and as text', async () => {
  const page = await mailsPage()
  const sections = page.split('<section>').slice(1)
  expect(sections).toHaveLength(17)
  for (const section of sections) {
    expect(section).toMatch(/<iframe title="light"[^>]* srcdoc="&lt;!doctype html&gt;/)
    expect(section).toMatch(/<iframe title="dark"/)
    expect(section).toMatch(/<pre>[^<]{100}/)
    expect(section).not.toMatch(/undefined|Invalid Date|NaN/)
  }
})
