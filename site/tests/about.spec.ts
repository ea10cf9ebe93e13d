import { ContactPage } from '../../tests/support/contact-page.ts'
import { expect, test } from '../../tests/support/shared-site.ts'

const openers = [
  {
    button: 'Join Our Mission',
    heading: 'Tell us what you would bring.',
    firstLine: /^I would like to join/,
  },
  { button: 'View Careers', heading: 'Ask which chairs are free.', firstLine: /open positions/ },
  { button: 'Explore Opportunities', heading: 'Let us work together.', firstLine: /partner, carrier/ },
  { button: 'Contact Us', heading: 'Ask us anything.', firstLine: /^My question/ },
]

for (const { button, heading, firstLine } of openers) {
  test(
    `“${button}” opens the contact dialog with its own heading and a first line to edit`,
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/about')
      const contact = new ContactPage(page)
      await contact.untilReady()
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${button}`) })
        .press('Enter')
      await expect(contact.dialog).toBeVisible()
      await expect(contact.dialog).toHaveAccessibleName(heading)
      await expect(contact.field('message')).toHaveValue(firstLine)
    },
  )
}

test(
  'the years run from 2019 to 2024, and each gives its count to screen readers',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/about')
    const years = page.getByRole('region', { name: /Timeline/ }).getByRole('listitem')
    await expect(years).toHaveText([
      /^2019No calls yet/,
      /^20201,00,000/,
      /^2021/,
      /^2022/,
      /^2023/,
      /^20242,20,00,000/,
    ])
  },
)

test('four leaders are shown, marked as samples', async ({ page }) => {
  await page.goto('/about')
  const people = page.getByRole('region', { name: /Leadership team/ })
  await expect(people.getByRole('listitem')).toHaveCount(4)
  await expect(people.getByText('Sample people')).toBeVisible()
})
