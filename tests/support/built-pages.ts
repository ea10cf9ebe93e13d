import type { Page } from '@playwright/test'

export interface BuiltPage {
  path: string
  status: number
  language: string
  title: string
  canonical: string
  /** `<meta>` by name or property. */
  meta: Record<string, string>
  structuredData: string[]
  /** Levels of the headings, in their order, without those of dialogs and menus. */
  headings: number[]
  links: string[]
  ids: string[]
  images: { source: string; text: string | null; sized: boolean }[]
}

/** What the HTML of pages says before any script has run, as a crawler meets it. */
export async function readBuiltPages(page: Page, paths: readonly string[]): Promise<BuiltPage[]> {
  // Any page of the site may read the others.
  await page.goto('/privacy-policy')
  return page.evaluate(readPages, paths)
}

async function readPages(paths: readonly string[]): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = []
  for (const path of paths) {
    const answer = await fetch(path, { redirect: 'error' })
    const read = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const all = (selector: string) => [...read.querySelectorAll(selector)]
    const attributes = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '')
    pages.push({
      path,
      status: answer.status,
      language: read.documentElement.lang,
      title: read.title,
      canonical: attributes('link[rel=canonical]', 'href').join(' '),
      meta: Object.fromEntries(
        all('meta[content]').map((element) => [
          element.getAttribute('name') ?? element.getAttribute('property') ?? '',
          element.getAttribute('content') ?? '',
        ]),
      ),
      structuredData: all('script[type="application/ld+json"]').map((script) => script.textContent),
      headings: all('h1, h2, h3, h4, h5, h6')
        .filter((heading) => !heading.closest('dialog, [popover]'))
        .map((heading) => Number(heading.tagName[1])),
      links: attributes('a[href]', 'href'),
      ids: attributes('[id]', 'id'),
      images: all('img').map((image) => ({
        source: image.getAttribute('src') ?? '',
        text: image.getAttribute('alt'),
        sized: image.hasAttribute('width') && image.hasAttribute('height'),
      })),
    })
  }
  return pages
}
