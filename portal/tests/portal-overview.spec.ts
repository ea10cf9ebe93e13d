import { site } from '../../common/brand/site.ts'
import { violations } from '../../tests/support/axe.ts'
import { expect, test } from '../../tests/support/shared-site.ts'
import { signInAs } from '../../tests/support/signed-in.ts'

test(
  'the demo begins at 11:42, runs in real seconds, stops when paused and keeps its position',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'admin')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tuesday, 11:42.')
    const onCall = page.getByText(/on the call$/)
    await expect(onCall).toHaveText(/^3:2[2-9] on the call/)
    await page.getByRole('button', { name: 'Pause live' }).click()
    const stopped = await onCall.textContent()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Resume live' })).toBeVisible()
    await expect(onCall).toHaveText(stopped ?? '')
    await page.getByRole('button', { name: 'Resume live' }).click()
    await expect(onCall).not.toHaveText(stopped ?? '')
  },
)

test(
  'an item finished at a desk is ticked on return, and resetting the sample unticks it',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'admin')
    await page.addInitScript(() => {
      if (sessionStorage.getItem('test:took-over') !== null) return
      sessionStorage.setItem('test:took-over', '')
      localStorage.setItem(
        'portal:done:v1',
        JSON.stringify({
          calls: { c402: [{ kind: 'take', at: 205 }] },
          sheets: [],
          threads: {},
          drafts: {},
          seen: {},
          grants: [],
        }),
      )
    })
    await page.goto('/dashboard')
    const farida = page.getByRole('listitem').filter({ hasText: 'Farida S. cannot raise this reversal' })
    await expect(farida).toContainText('Done by you')
    await expect(farida.getByRole('link', { name: 'See it' })).toHaveAttribute(
      'href',
      '/dashboard/virtual-assistant?call=c402',
    )
    await page.getByRole('button', { name: 'Account: System Administrator' }).click()
    await page.getByRole('button', { name: 'Reset sample data' }).click()
    await expect(page.locator('[data-tone]')).toContainText('Sample data reset')
    await expect(farida.getByRole('link', { name: 'Step in' })).toBeVisible()
  },
)

test('one call is followed on three desks, second by second, with the keyboard', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/dashboard')
  const section = page.getByRole('region', { name: 'Follow one call' })
  const slider = section.getByRole('slider', { name: 'Second of the call' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', `0:00, ${site.brand}: Namaste, Kaveri Bank.`)
  await page.keyboard.press('End')
  await expect(section.getByRole('link', { name: /QAMS/ })).toContainText('92, one missed')
  await expect(section.getByRole('link', { name: /Zapra/ })).toContainText('2 replies on WhatsApp')
  await expect(section).toContainText('Yes, in four days.')
  await section.getByRole('button', { name: 'Play it' }).click()
  await expect(section.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:0[1-9]/)
})

test('Business User follows it without hearing it', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'user')
  await page.goto('/dashboard')
  const section = page.getByRole('region', { name: 'Follow one call' })
  await section.getByRole('slider').focus()
  await page.keyboard.press('Home')
  await expect(section).toContainText('Locked for Business User')
  await expect(section.locator('[lang=hi]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: /calls are live/ })).toBeVisible()
})

test('access is given by name and logged, and survives a reload', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/dashboard/team')
  const zapra = page.getByRole('checkbox', { name: 'Zapra for Nikhil Pawar' })
  await expect(zapra).not.toBeChecked()
  await zapra.focus()
  await page.keyboard.press('Space')
  await expect(zapra).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Zapra given to Nikhil Pawar' })).toBeVisible()
  await page.reload()
  await expect(zapra).toBeChecked()
  await expect(page.getByRole('region', { name: 'Access log' }).getByRole('listitem').first()).toContainText(
    'You gave Zapra to Nikhil P.',
  )
  await expect(page.getByRole('checkbox', { name: 'QAMS for System Administrator' })).toBeDisabled()
})

for (const role of ['admin', 'user'] as const) {
  test(
    `the ${role}’s overview: no violation on a phone or a desktop, nothing wider than any screen`,
    { tag: '@full' },
    async ({ page }) => {
      await signInAs(page, role)
      await page.goto('/dashboard')
      await expect(page.getByRole('region', { name: 'Follow one call' })).toBeVisible()
      for (const width of [320, 390, 768, 1100, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        if (width === 390 || width === 1440) expect(await violations(page)).toEqual([])
      }
    },
  )
}

test(
  'the team on a phone and a tablet: a person’s switches are in one line, without a violation',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await signInAs(page, 'admin')
    await page.goto('/dashboard/team')
    await expect(page.getByRole('region', { name: 'Access log' })).toBeVisible()
    const switches = page.getByRole('listitem').filter({ hasText: 'Nikhil Pawar' }).getByRole('checkbox')
    const tops = async () =>
      new Set(await switches.evaluateAll((list) => list.map((one) => one.getBoundingClientRect().top)))
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(switches).toHaveCount(3)
      expect((await tops()).size).toBe(1)
    }
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)
