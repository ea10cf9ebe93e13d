import { expect, type Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { ContactPage } from '../support/contact-page.ts'
import { test } from '../support/shared-site.ts'
import { signInPaused } from '../support/signed-in.ts'
import { structureOf } from './page-structure.ts'
import { lockedVisit, portalVisits } from './portal-states.ts'
import { publicVisits } from './public-states.ts'
import type { StateVisit } from './state-visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// A phone in each run; the wide screen, most of which each page's own visit covers, in the full one.
const screens = [
  { width: 390, tag: [] },
  { width: 1440, tag: ['@full'] },
]

async function look(page: Page, width: number, { path, states }: StateVisit) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await new ContactPage(page).untilReady()
  for (const { name, open, within, structure } of states) {
    await open(page)
    expect.soft(await violations(page, within), name).toEqual([])
    if (structure)
      expect
        .soft(await structureOf(page.locator(within).first()), name)
        .toMatchSnapshot(`state-${structure}-${width}.txt`)
  }
}

const titled = ({ name, states }: StateVisit, width: number) =>
  `${name} (${states.map((state) => state.name).join(', ')}) at ${width} px: no violation, nothing cut off`

for (const { width, tag } of screens) {
  for (const visit of publicVisits)
    test(titled(visit, width), { tag }, ({ page }) => look(page, width, visit))

  for (const visit of portalVisits) {
    test(titled(visit, width), { tag }, async ({ page }) => {
      await signInPaused(page, 'admin')
      await look(page, width, visit)
    })
  }

  test(titled(lockedVisit, width), { tag }, async ({ page }) => {
    await signInPaused(page, 'user')
    await look(page, width, lockedVisit)
  })
}
