import { expect, test } from '../../tests/support/shared-site.ts'

test('an unknown path is answered with status 404, the fixed text and a way home, and is logged', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const answer = await page.goto('/no/such-page?x=1')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect.poll(() => messages.some((text) => text.includes('/no/such-page'))).toBe(true)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
})

test(
  'touching the line makes it sound and come to rest, and the assistant answers',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/no/such-page')
    const line = page.getByRole('main').locator('svg path')
    const rest = await line.getAttribute('d')
    await page.getByRole('button', { name: 'Say something' }).click()
    await expect(line).not.toHaveAttribute('d', rest ?? '')
    await expect(page.getByText('There is no page here.')).toBeVisible()
    await expect(line).toHaveAttribute('d', rest ?? '')
    await page.getByRole('button', { name: 'Say something' }).press('Enter')
    await expect(page.getByText('Hello again.')).toBeVisible()
  },
)

test('with reduced motion it answers without moving', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/no/such-page')
  const line = page.getByRole('main').locator('svg path')
  const rest = await line.getAttribute('d')
  await page.getByRole('button', { name: 'Say something' }).click()
  await expect(line).toHaveAttribute('data-sounding', '')
  await expect(page.getByText('There is no page here.')).toBeVisible()
  expect(await line.getAttribute('d')).toBe(rest)
})

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the page says what it is, and has no controls that cannot work',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/no/such-page')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
      await expect(page.getByRole('main').getByRole('link', { name: 'Return home' })).toHaveAttribute(
        'href',
        '/',
      )
      await expect(page.getByRole('button', { name: 'Say something' })).toBeHidden()
      await expect(page.getByText('Touch the line')).toBeHidden()
    },
  )
})
