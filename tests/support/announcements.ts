import type { Page } from '@playwright/test'

interface Announcement {
  /** `polite` waits for the current speech to end, `assertive` does not. */
  politeness: 'polite' | 'assertive'
  text: string
}

declare global {
  interface Window {
    announcements: Announcement[]
  }
}

/** Records from the next load on what live regions make a screen reader say. Call it before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(watchLiveRegions)
}

/** What was announced since the last call, oldest first. */
export function heard(page: Page): Promise<Announcement[]> {
  return page.evaluate(() => window.announcements.splice(0))
}

function watchLiveRegions() {
  window.announcements = []
  const selector = '[role=status], [role=alert], [role=log], [aria-live]'
  const textOf = (region: Element) => (region as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()
  const said = new WeakMap<Element, string>()
  const look = (region: Element) => {
    const text = region.checkVisibility({ visibilityProperty: true }) ? textOf(region) : ''
    if (text !== '' && text !== said.get(region))
      window.announcements.push({
        politeness: region.matches('[role=alert], [aria-live=assertive]') ? 'assertive' : 'polite',
        text,
      })
    said.set(region, text)
  }
  // The initial content of a region is read in place and not announced.
  addEventListener('DOMContentLoaded', () => {
    for (const region of document.querySelectorAll(selector)) said.set(region, textOf(region))
    new MutationObserver((records) => {
      const regions = new Set<Element>()
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(selector)
        if (region) regions.add(region)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const added of [node, ...node.querySelectorAll(selector)])
              if (added.matches(selector) && !regions.has(added)) said.set(added, textOf(added))
      }
      regions.forEach(look)
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden', 'class'],
    })
  })
}
