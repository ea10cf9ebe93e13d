import { expect, type Page } from '@playwright/test'

/** Reaches for every island of the page, and waits until React has taken over. */
export async function wakeIslands(page: Page): Promise<void> {
  const count = await page.evaluate(() => {
    const islands = [...document.querySelectorAll('[data-island]')]
    for (const island of islands) island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    return islands.length
  })
  const woken = () =>
    [...document.querySelectorAll('[data-island]')].filter(({ firstElementChild }) =>
      Object.keys(firstElementChild ?? {}).some((name) => name.startsWith('__reactProps')),
    ).length
  await expect.poll(() => page.evaluate(woken), 'islands that React has taken over').toBe(count)
}

/**
 * Ids in islands that differ in the browser: then React's tree is not the one the build rendered. React keeps its
 * last rendered props on the element, under its own key. Runs in the page.
 */
export function otherIds(): string[] {
  return [...document.querySelectorAll('[data-island] [id]')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
    const props = (key ? Reflect.get(element, key) : { id: element.id }) as Record<string, unknown>
    return props['id'] === undefined || props['id'] === element.id
      ? []
      : [`${element.id} is ${JSON.stringify(props['id'])}`]
  })
}
