import type { Page } from '@playwright/test'
import { site } from '../../common/brand/site.ts'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { violations } from '../../tests/support/axe.ts'
import { expect, test } from '../../tests/support/shared-site.ts'
import { signInAs } from '../../tests/support/signed-in.ts'

const desk = '/dashboard/qams'

/** The desk at an address, once rendered. */
async function open(page: Page, search = '', role: 'admin' | 'user' = 'admin') {
  await signInAs(page, role)
  await page.goto(desk + search)
  await expect(page.getByRole('heading', { level: 1, name: 'Marked calls' })).toBeAttached()
}

const sheet = (page: Page) => page.getByRole('article')
const check = (page: Page, name: string) => sheet(page).getByRole('listitem').filter({ hasText: name })
const figures = (page: Page) => sheet(page).locator('dl')

test('a review: hear the second, overrule with a reason, and every figure follows; undo restores all of them', async ({
  page,
}) => {
  await open(page)
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Farida S.')

  await page.getByRole('button', { name: 'Hear 4:52' }).click()
  const player = page.getByRole('region', { name: 'Around 4:52' })
  await expect(player).toContainText('के, बी, दो शून्य सात')
  await expect(player).toContainText('no sound is played')

  await page.getByRole('button', { name: 'Overrule the mark' }).click()
  const reason = page.getByLabel('Reason')
  await expect(reason).toBeFocused()
  await expect(sheet(page)).toContainText('74 becomes 82, Meets')
  await reason.fill('  ')
  await page.getByRole('button', { name: 'Save the mark' }).click()
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAccessibleDescription('A reason is required')

  await reason.fill('She reads it out at 4:52')
  await page.getByRole('button', { name: 'Save the mark' }).click()
  const row = check(page, 'Reads the reference aloud').first()
  await expect(row.getByRole('button', { name: /^Undo/ })).toBeFocused()
  await expect(row).toContainText('Overruled by System Administrator: Miss to Pass. She reads it out at 4:52')
  await expect(sheet(page)).toContainText('was 74')
  await expect(figures(page)).toContainText('Farida S., today')
  await expect(page.getByRole('link', { name: 'Meets, 80 and over: 40 was 39' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review, 60 to 79: 17 was 18' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^82\s*, was 74\s*Meets\s*Farida S\./ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'To review 2' })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^82, Meets\. Farida S\./)
  await expect(sheet(page)).toContainText(
    '11:42System Administrator overruled “Reads the reference aloud”, Miss to Pass, 74 to 82. She reads it out at 4:52',
  )

  await page.reload()
  await expect(sheet(page)).toContainText('was 74')
  await row.getByRole('button', { name: /^Undo/ }).click()
  await expect(sheet(page)).not.toContainText('was 74')
  await expect(figures(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Meets, 80 and over: 39' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'To review 3' })).toBeVisible()
  await expect(sheet(page)).toContainText('gave “Reads the reference aloud” its mark back, 82 to 74')
})

test(
  'not applicable removes its points from the base; a mark can also be kept, with a reason',
  { tag: '@full' },
  async ({ page }) => {
    // The sheet leaves this list when done, but stays open.
    await open(page, '?filter=review')
    await page.getByRole('button', { name: 'Overrule the mark' }).click()
    await page.getByRole('radio', { name: 'Not applicable' }).check()
    await expect(sheet(page)).toContainText('74 becomes 80, Meets: 74 of 92 points that apply')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Overrule: Reads the reference aloud' })).toBeFocused()

    await page.getByRole('button', { name: 'Keep the mark' }).click()
    await page.getByLabel('Why the mark stays').fill('The caller asks for it again at 5:02')
    await page.getByRole('button', { name: 'Keep the mark' }).click()
    await expect(sheet(page).getByRole('heading', { name: 'Second look, answered' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'To review 2' })).toBeVisible()
  },
)

test(
  'every marked call can be reached from the distribution by keyboard, and opened',
  { tag: '@full' },
  async ({ page }) => {
    await open(page)
    const lines = page.getByRole('slider', { name: 'Marked calls by score' })
    await expect(lines).toHaveAttribute('aria-valuemax', '60')
    await lines.focus()
    await page.keyboard.press('Home')
    await expect(lines).toHaveAttribute('aria-valuenow', '1')
    const lowest = Number.parseInt((await lines.getAttribute('aria-valuetext')) ?? '', 10)
    await page.keyboard.press('End')
    await expect(lines).toHaveAttribute('aria-valuetext', /^100, Meets/)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    const text = (await lines.getAttribute('aria-valuetext')) ?? ''
    expect(Number.parseInt(text, 10)).toBeGreaterThanOrEqual(lowest)
    await page.keyboard.press('Enter')
    const [id = ''] = /KB\d{6}/.exec(text) ?? []
    await expect(page).toHaveURL(new RegExp(`sheet=${id}`))
    await expect(sheet(page)).toContainText(id)
    await expect(
      sheet(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('img') }),
    ).toHaveCount(12)
  },
)

test('two filters pressed before the first is rendered both apply', { tag: '@full' }, async ({ page }) => {
  await open(page)
  const filters = page.getByRole('link', { name: /^People$|^Below, under 60/ })
  await filters.evaluateAll((links: HTMLElement[]) => links.forEach((link) => link.click()))
  await expect(page).toHaveURL(/\?(?=.*filter=people).*band=poor/)
})

test(
  'filters, bands and agents are in the address, and Back leads through them',
  { tag: '@full' },
  async ({ page }) => {
    await open(page)
    await page.getByRole('link', { name: 'People' }).click()
    await page.getByRole('link', { name: /^Below, under 60/ }).click()
    await expect(page).toHaveURL(/filter=people&band=poor/)
    const rows = page.getByRole('region', { name: 'Calls to read' }).locator('a[id^="row-"]')
    await expect(rows).toHaveCount(3)
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuemax', '3')
    await page.goBack()
    await page.goBack()
    await expect(rows).toHaveCount(60)
    await rows.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1)).toBeFocused()

    await page
      .getByRole('navigation', { name: /^Agents/ })
      .getByRole('link', { name: /^Nikhil P\./ })
      .click()
    await expect(rows).toHaveCount(7)
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Nikhil P.')
    await page.getByRole('link', { name: site.brand, exact: true }).last().click()
    await expect(page.getByText('No call fits all of these.')).toBeVisible()
    await page.getByRole('link', { name: 'Show all calls' }).click()
    await expect(rows).toHaveCount(60)
  },
)

test(
  'one note settles both of Nikhil’s calls, and says that nobody receives it',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '?sheet=KB207709', 'user')
    await expect(page.getByLabel(/also about KB207738/)).toBeChecked()
    await page.getByRole('button', { name: 'Send the note' }).click()
    await expect(sheet(page).getByRole('heading', { name: 'Coaching note' })).toBeFocused()
    await expect(sheet(page)).toContainText('Simulated: nobody receives it')
    await expect(page.getByRole('link', { name: 'To review 1' })).toBeVisible()
    await page.goto(`${desk}?sheet=kb207738`)
    await expect(sheet(page)).toContainText('Business User sent a note to Nikhil P. (simulated)')
  },
)

test(
  'a sheet links to its agent’s others, and to the same call on the desks that the account may open',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '?sheet=KB207731', 'user')
    await expect(sheet(page).getByRole('link', { name: 'Same call on the console' })).toHaveCount(0)
    await sheet(page)
      .getByRole('link', { name: `${site.brand} today: 87.1 over 24 calls`, exact: true })
      .click()
    await expect(page).toHaveURL(/agent=assistant/)
    await expect(sheet(page)).toContainText('24 calls marked since nine')
    await expect(sheet(page)).toContainText('average score by day: Tue 7 85.1')
    expect(await violations(page)).toEqual([])
    await page.goBack()
    await sheet(page).getByRole('link', { name: 'What followed on WhatsApp' }).click()
    await expect(page).toHaveURL('/dashboard/zapra?conversation=z2')
  },
)

test('invalid stored data is ignored', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('portal:done:v1', JSON.stringify({ sheets: 7 }))
  })
  await open(page, '?sheet=KB999999&agent=nobody&band=toString&filter=x')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuemax', '60')
  await expect(sheet(page)).toContainText('KB207745')
})

for (const width of [390, 1440]) {
  test(
    `sheet, form and captions pass axe and fit at ${width} px`,
    onlyInFullRun(width !== 390),
    async ({ page }) => {
      test.slow()
      // On a phone, tall enough that its bars cover nothing: axe judges covered elements as too small.
      await page.setViewportSize({ width, height: width === 390 ? 3600 : 900 })
      const fits = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await open(page)
      await fits()
      expect(await violations(page, 'main')).toEqual([])
      await page.goto(`${desk}?sheet=KB207745`)
      await page.getByRole('button', { name: 'Hear 4:52' }).click()
      await page.getByRole('button', { name: 'Overrule the mark' }).click()
      await expect(page.getByLabel('Reason')).toBeFocused()
      await fits()
      expect(await violations(page, 'article')).toEqual([])
      await page.getByRole('button', { name: 'Save the mark' }).click()
      await expect(sheet(page)).toContainText('was 74')
      expect(await violations(page, 'article')).toEqual([])
    },
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the sheet replaces the list, and focus returns to its row afterwards', async ({ page }) => {
    await open(page)
    await expect(sheet(page)).toBeHidden()
    await page
      .getByRole('link', { name: new RegExp(`^92\\s*Meets\\s*${site.brand}\\s*Card block.* at 11:42$`) })
      .click()
    await expect(sheet(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(page.getByRole('slider')).toBeHidden()
    await sheet(page).getByRole('link', { name: 'Marked calls' }).click()
    await expect(page.locator('#row-KB207731')).toBeFocused()
  })
})
