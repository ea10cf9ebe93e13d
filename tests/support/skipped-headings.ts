import type { Page } from '@playwright/test'

/**
 * Headings more than one level below the previous one, for the eye and for a screen reader, which also hears visually
 * hidden ones. A dialog or menu is read on its own and begins with its own title.
 */
export function skippedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(findSkips)
}

/** Like `skippedHeadings`, with each tab of the page chosen in turn. */
export async function skippedHeadingsOfTabs(page: Page): Promise<string[]> {
  const found: string[] = []
  const tabs = page.getByRole('main').getByRole('tab')
  for (const tab of await tabs.all()) {
    await tab.evaluate((element) => (element as HTMLElement).click())
    const name = await tab.innerText()
    found.push(...(await skippedHeadings(page)).map((skip) => `${name}: ${skip}`))
  }
  return found
}

function findSkips(): string[] {
  const layer = 'dialog, [popover]'
  const heard = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
    (heading) =>
      heading.checkVisibility({ visibilityProperty: true }) &&
      !heading.closest('[aria-hidden=true], [inert]'),
  )
  const seen = heard.filter((heading) => getComputedStyle(heading).clipPath === 'none')
  const name = (heading: Element | undefined) =>
    heading ? `${heading.tagName} “${heading.textContent.trim().slice(0, 40)}”` : 'the start'
  const level = (heading: Element | undefined, start: number) =>
    heading ? Number(heading.tagName[1]) : start
  const skipsOf = (headings: Element[], start: number) =>
    headings.flatMap((heading, at) => {
      const before = headings[at - 1]
      const skips = level(heading, start) > level(before, start) + 1
      return skips ? [`${name(heading)} after ${name(before)}`] : []
    })
  return [...new Set(heard.map((heading) => heading.closest(layer)))].flatMap((part) =>
    [seen, heard].flatMap((headings, at) =>
      skipsOf(
        headings.filter((heading) => heading.closest(layer) === part),
        // A visually hidden title, such as that of an inbox whose conversation fills a phone, also counts for the eye.
        part || (headings === seen && heard.some(({ tagName }) => tagName === 'H1')) ? 1 : 0,
      ).map((skip) => `${at === 0 ? 'seen' : 'heard'}: ${skip}`),
    ),
  )
}
