import type { Page } from '@playwright/test'

/**
 * The controls on screen that are smaller than our 44 px, with their sizes. A link in a sentence is as tall as its
 * line; a label counts as part of its field; an area added by a pseudo-element counts as part of its control.
 */
export function smallTargets(page: Page, within = 'html'): Promise<string[]> {
  return page.locator(within).first().evaluate(smallWithin)
}

function smallWithin(root: Element): string[] {
  const least = 44
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider], [role=tab], [role=button]'

  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.visually-hidden, [inert]')

  const isInSentence = (element: Element) => {
    const line = element.closest('sup') ?? element
    return (
      getComputedStyle(element).display.startsWith('inline') &&
      [...(line.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      )
    )
  }

  const sizes = (element: Element) => {
    const box = element.getBoundingClientRect()
    const pseudo = ['::before', '::after'].flatMap((name) => {
      const style = getComputedStyle(element, name)
      if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none')
        return []
      return [{ width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) }]
    })
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return [box, ...pseudo, ...labels.map((label) => label.getBoundingClientRect())]
  }

  return [...root.querySelectorAll(controls)]
    .filter(shown)
    .filter((element) => !isInSentence(element))
    .flatMap((element) => {
      const all = sizes(element)
      const [width, height] = [
        Math.max(...all.map((size) => size.width)),
        Math.max(...all.map((size) => size.height)),
      ]
      // Half a pixel may be lost where a layout divides by three.
      if ((width > least - 0.5 && height > least - 0.5) || width <= 1) return []
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
      return [`${element.tagName} ${name} is ${width.toFixed(0)} × ${height.toFixed(0)} px`]
    })
}
