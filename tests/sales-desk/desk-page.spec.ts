import { readdir, readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../support/sales-desk-test.ts'
import { signIn } from '../support/sales-team.ts'
import { invitationFor } from '../support/operator.ts'

const mostScriptBytes = 130_000

test('the desk starts with at most 130 kB of script, as sent', async ({ page, leadDesk }) => {
  const link = await invitationFor(leadDesk, 'asha@orvani.example', 'owner')
  await signIn(page, link, 'Asha Rao')
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).encodedBodySize })),
  )
  expect(sent.length).toBeGreaterThan(0)
  const bytes = sent.reduce((sum, script) => sum + script.bytes, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(mostScriptBytes)
})

test('a link works in a tab that showed the error before there was a team', async ({ page, leadDesk }) => {
  const answer = await page.goto('/desk')
  expect(answer?.status()).toBe(404)
  await page.goto(await invitationFor(leadDesk, 'asha@orvani.example', 'owner'))
  await expect(page.getByRole('button', { name: 'Sign in with this link' })).toBeVisible()
  await expect(page).toHaveURL('/desk')
})

test('a page that opened the desk keeps no hold on its window', async ({ page, leadDesk }) => {
  await invitationFor(leadDesk, 'asha@orvani.example', 'owner')
  const popups = page.waitForEvent('popup')
  const held = await page.evaluateHandle((address) => window.open(address), `${leadDesk.origin}/desk`)
  await expect((await popups).getByRole('heading', { level: 1 })).toBeVisible()
  // A page whose window was cut off counts as closed for the one that opened it.
  expect(await held.evaluate((desk) => desk?.closed)).toBe(true)
})

test('nothing of the desk is among the site’s files', async () => {
  const { SITE_DIR = 'build/client' } = process.env
  const files = await readdir(SITE_DIR, { recursive: true })
  expect(files.filter((file) => /sales-desk|^desk\b/.test(file))).toEqual([])
  for (const file of files.filter((name) =>
    /(?:\.xml|robots\.txt|llms\.txt|_headers|vercel\.json)$/.test(name),
  ))
    expect(await readFile(`${SITE_DIR}/${file}`, 'utf8'), file).not.toMatch(/\/desk(?![\w-])/)
})
