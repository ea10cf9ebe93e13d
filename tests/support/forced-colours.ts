import type { Page } from '@playwright/test'

/**
 * What forced colours remove from a page: edges of fields and buttons, the difference between chosen and other
 * items, and the contrast of icons that are a control's only content. Backgrounds and shadows disappear; borders,
 * outlines, underlines and the browser's own colours stay.
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(findLost)
  await page.emulateMedia({ forcedColors: null })
  return lost
}

function findLost(): string[] {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 2 &&
    !element.closest('.visually-hidden, [inert]')
  const nameOf = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown)

  const styles = (element: Element) =>
    ['', '::before', '::after']
      .map((pseudo) => getComputedStyle(element, pseudo))
      .filter((style, at) => at === 0 || style.content !== 'none')
  const hasEdge = (element: Element) =>
    styles(element).some(
      ({ borderBottomStyle, borderBottomWidth, outlineStyle, textDecorationLine }) =>
        (borderBottomStyle !== 'none' && borderBottomWidth !== '0px') ||
        outlineStyle !== 'none' ||
        textDecorationLine !== 'none',
    )
  const fields = all(
    'input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea',
  )
  const edgeless = fields.filter((field) => !hasEdge(field) && !hasEdge(field.parentElement ?? field))

  const look = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .slice(0, 12)
      .flatMap(styles)
      .map((style) =>
        [
          style.color,
          style.backgroundColor,
          style.borderBlockStyle + style.borderBlockWidth + style.borderBlockColor + style.borderInlineWidth,
          style.outlineStyle,
          style.textDecorationLine,
          style.fontWeight,
          style.display,
          style.content,
          style.opacity,
        ].join(),
      )
      .join('|')
  const chosen = '[aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])'
  const alike = all(chosen).filter((element) => {
    const item = element.closest('li') ?? element
    const others = [...(item.parentElement?.children ?? [])]
      .map((other) => (other.matches(element.tagName) ? other : other.querySelector(element.tagName)))
      .filter((other) => other && other !== element && !other.matches(chosen))
    return others.length > 0 && others.every((other) => other && look(other) === look(element))
  })

  return [
    ...edgeless.map((element) => `${nameOf(element)} ${element.getAttribute('name') ?? ''}: no edge`),
    ...alike.map((element) => `${nameOf(element)}: looks as if not chosen`),
  ]
}
