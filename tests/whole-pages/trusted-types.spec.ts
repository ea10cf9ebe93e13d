import { ContactPage } from '../support/contact-page.ts'
import { onlyInFullRun } from '../support/full-run.ts'
import { expect, test } from '../support/shared-site.ts'

for (const path of ['/', '/agent', '/login']) {
  test(
    `on ${path}, text does not become markup, script or a worker, whatever it contains`,
    onlyInFullRun(path !== '/'),
    async ({ page }) => {
      await page.goto(path)
      await new ContactPage(page).untilReady()
      const taken = await page.evaluate(() => {
        const sinks: Record<string, () => unknown> = {
          markup: () => (document.createElement('div').innerHTML = '<b>harmless</b>'),
          'a handler': () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'),
          'a frame': () => (document.createElement('iframe').srcdoc = '<p>text</p>'),
          script: () => (document.createElement('script').textContent = 'alert(1)'),
          'a script’s address': () => (document.createElement('script').src = '/assets/x.js'),
          'a worker': () => new Worker('/assets/x.js'),
        }
        return Object.keys(sinks).filter((name) => {
          try {
            sinks[name]?.()
            return true
          } catch {
            return false
          }
        })
      })
      expect(taken).toEqual([])
    },
  )
}

test('a page whose code fails still says so', async ({ page }) => {
  await page.route('**/assets/sign-in.island-*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/[\w$]+ as default/, 'Failing as default')
    await route.fulfill({
      response,
      body: `${body}\nfunction Failing() { throw new Error('from the test') }`,
    })
  })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'This page could not be shown.' })).toBeVisible()
})
