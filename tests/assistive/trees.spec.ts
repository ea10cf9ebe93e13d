import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { ContactPage } from '../support/contact-page.ts'
import { expect, test } from '../support/shared-site.ts'
import { signInPaused } from '../support/signed-in.ts'
import { contactStates, desks, menus, pages, type Tree } from './trees.ts'

// What a screen reader is told: names, roles, states and order. How to accept a change: docs/running.md.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-11-21T11:42:00+05:30'))
})

async function compare(page: Page, { name, path, part, open, width = 1440 }: Tree) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await new ContactPage(page).untilReady()
  for (const island of await page.locator('[data-when=visible]').all()) {
    await island.locator('> *').first().scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-awake', '')
  }
  await open?.(page)
  const tree = page.locator(part).first()
  const kept = { name: `${name}.aria.yml` }
  const info = test.info()
  if (info.config.updateSnapshots === 'all')
    writeFileSync(
      made(info.snapshotPath(kept.name, { kind: 'aria' })),
      withoutAddresses(await tree.ariaSnapshot()),
    )
  else await expect(tree).toMatchAriaSnapshot(kept)
}

function made(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  return file
}

/** Where links lead is tested elsewhere and not heard. What is left is kept word for word, to be read. */
function withoutAddresses(tree: string): string {
  const lines = tree.split('\n').filter((line) => !line.trimStart().startsWith('- /url:'))
  const depth = (line = '') => line.length - line.trimStart().length
  const kept = lines.map((line, at) => (depth(lines[at + 1]) > depth(line) ? line : line.replace(/:$/, '')))
  return `${kept.join('\n')}\n`
}

for (const tree of [...pages, ...menus, ...contactStates])
  test(`${tree.name} is heard as it was`, ({ page }) => compare(page, tree))

for (const tree of desks)
  test(`${tree.name} is heard as it was`, async ({ page }) => {
    await signInPaused(page, 'admin')
    await compare(page, tree)
  })
