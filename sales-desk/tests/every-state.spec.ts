import { expect, type Page } from '@playwright/test'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { violations } from '../../tests/support/axe.ts'
import { test } from '../../tests/support/sales-desk-test.ts'
import { sendLead, signIn } from '../../tests/support/sales-team.ts'
import { invitationFor } from '../../tests/support/operator.ts'

const lead = {
  name: 'Nandini Rao',
  email: 'nandini@kaveri.example',
  company: 'Kaveri Bank',
  message: 'We answer about 40,000 calls a month.',
}
const pages = {
  figures: 'Figures',
  templates: 'Templates',
  team: 'Team',
  settings: 'Settings',
  audit: 'Audit log',
  account: 'Your account',
}

/** Opens more of a page than it shows at first. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  templates: (page) => page.getByRole('button', { name: 'Add a template' }).click(),
  settings: (page) => page.getByLabel('Only business hours count').check(),
}

async function isWithinScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
}

for (const width of [1440, 390]) {
  test(
    `every state is accessible at ${width} px`,
    onlyInFullRun(width !== 390),
    async ({ page, leadDesk }) => {
      await page.setViewportSize({ width, height: 820 })
      await sendLead(leadDesk, lead)
      await invitationFor(leadDesk, 'ravi@orvani.example', 'member')
      const link = await invitationFor(leadDesk, 'asha@orvani.example', 'owner')
      await page.goto('/desk')
      await page.getByLabel('Or ask for a link by email').fill('asha')
      await page.getByRole('button', { name: 'Send me a link' }).click()
      await expect(page.getByText('Valid email is required')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.goto(link)
      await expect(page.getByRole('button', { name: 'Sign in with this link' })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await signIn(page, link, 'Asha Rao')
      await expect(page.getByRole('link', { name: /Nandini Rao/ })).toBeVisible()
      expect(await violations(page)).toEqual([])

      await page.getByRole('link', { name: /Nandini Rao/ }).click()
      await expect(page.getByRole('heading', { level: 2, name: lead.name })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Answer', exact: true }).click()
      expect(await violations(page)).toEqual([])
      expect(await isWithinScreen(page)).toBe(true)
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: 'Erase this person' }).click()
      expect(await violations(page, 'dialog[open]')).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      expect(await violations(page, 'dialog[open]')).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Account/ }).click()
      expect(await violations(page, ':popover-open')).toEqual([])
      await page.keyboard.press('Escape')

      for (const [name, title] of Object.entries(pages)) {
        await page.goto(`/desk?page=${name}`)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByText(/^(?:Opening|Counting)…$/)).toHaveCount(0)
        await opened[name]?.(page)
        expect(await violations(page), name).toEqual([])
        expect(await isWithinScreen(page), name).toBe(true)
        if (name !== 'team') continue
        await page.getByRole('button', { name: 'Remove Ravi' }).click()
        expect(await violations(page, 'dialog[open]')).toEqual([])
      }
    },
  )
}

test('the keyboard alone reads, answers and goes back', async ({ page, leadDesk }) => {
  await sendLead(leadDesk, {
    ...lead,
    name: 'Arjun Mehta',
    email: 'arjun@sahyadri.example',
    message: 'Prices, please.',
  })
  await sendLead(leadDesk, lead)
  await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
  await expect(page.getByRole('link', { name: /Nandini Rao/ })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: /Nandini Rao/ })).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: /Arjun Mehta/ })).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: lead.name })).toBeFocused()
  await page.keyboard.press('e')
  await page.keyboard.type('Dear Nandini, jekk / ?')
  await expect(page.getByLabel('Your answer')).toHaveValue('Dear Nandini, jekk / ?')
  // Closed, it is kept, and focus is on the button that reopens it.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Go on with your answer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your answer')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send the answer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You answered')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: lead.name })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /Nandini Rao/ })).toBeFocused()

  // From the search to its result; a button that disappears leaves the focus at the lead.
  await page.keyboard.press('/')
  await page.keyboard.type('arjun')
  // The list for "ar", which a slow machine shows first, has the same row.
  await expect(page).toHaveURL(/#search=arjun$/)
  await expect(page.getByRole('list', { name: 'Leads', exact: true }).getByRole('link')).toHaveCount(1)
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Arjun Mehta/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Arjun Mehta' })).toBeFocused()
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Take it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You took this lead')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Arjun Mehta' })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden()
})
