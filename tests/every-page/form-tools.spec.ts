import { newsletterPages, newsletterPath } from '../../content/newsletter-pages.ts'
import { sharedPaths } from '../../content/pages.ts'
import { expect, test } from '../support/shared-site.ts'

// Pages are read as markup here, which a page of the site may not do with text.
test.use({ bypassCSP: true })

interface FormTool {
  name: string
  description: string
  /** Fields to be filled that have no name, which an agent therefore cannot fill. */
  nameless: number
}

/** The forms of each page as an agent in the browser reads them (WebMCP). */
async function readTools(paths: readonly string[]): Promise<Record<string, FormTool[]>> {
  const pages: Record<string, FormTool[]> = {}
  for (const path of paths) {
    const answer = await fetch(path)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    pages[path] = [...page.forms].map((form) => ({
      name: form.getAttribute('toolname') ?? '',
      description: form.getAttribute('tooldescription') ?? '',
      nameless: form.querySelectorAll(':is(input, select, textarea):not([name])').length,
    }))
  }
  return pages
}

test('every form of every page says to agents what it is called and what it does', async ({ page }) => {
  await page.goto('/')
  const pages = await page.evaluate(readTools, [...sharedPaths, ...newsletterPages.map(newsletterPath)])
  for (const [path, tools] of Object.entries(pages)) {
    const names = tools.map(({ name }) => name)
    expect(names.length, `${path} has a form`).toBeGreaterThan(0)
    expect(new Set(names).size, `${path}: ${names.join(', ')} differ`).toBe(names.length)
    for (const { name, description, nameless } of tools) {
      expect(name, path).toMatch(/^[a-z]+(_[a-z]+)+$/)
      expect(description, `${path}: ${name}`).toMatch(/^[A-Z].{20,}\.$/)
      expect(nameless, `${path}: fields of ${name} without a name`).toBe(0)
    }
  }
})
