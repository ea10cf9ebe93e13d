import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../support/development-server.ts'

test.setTimeout(240_000)

test(
  'a mistake is reported with file and field, and the page reloads when it is fixed',
  { tag: '@full' },
  async ({ page, folder }) => {
    const edit = async (file: string, from: string | RegExp, to: string) => {
      const path = join(folder, file)
      const text = await readFile(path, 'utf8')
      expect(text).toMatch(from)
      await writeFile(path, text.replace(from, to))
    }
    const told = page.locator('vite-error-overlay')
    // Each check is a process that reads all content, and the second edit waits for the first check.
    const expectTold = async (words: string) => expect(told).toContainText(words, { timeout: 60_000 })

    await edit('site/content/pricing.ts', /price: \d+_\d+/, "price: 'soon'")
    await page.goto('/offers')
    await expectTold('site/content/pricing.ts')
    await expect(told).toContainText('packages[0].price is not a number.')
    await expect(told).not.toContainText('node_modules')

    await edit(
      'site/content/authors.ts',
      "role: 'Integration'",
      "role: 'Integration with every system we ever saw'",
    )
    await edit('site/content/pricing.ts', "price: 'soon'", 'price: 29_998')
    await expectTold('site/content/authors.ts')
    await expect(told).toContainText('arjun-pillai.role has 41 characters, and only 32 fit its place')

    // A small page instead of the real one, which would make the server read every module of the site.
    await page.route('/offers', (route) => route.fulfill({ body: 'The page, anew.' }))
    await edit('site/content/authors.ts', 'Integration with every system we ever saw', 'Integration')
    await expect(page.getByText('The page, anew.')).toBeVisible({ timeout: 60_000 })
  },
)
