import type { Page } from '@playwright/test'

/** Overlapping words, in pairs. Words in their own layer, such as a header, may overlap others. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(findOverlaps)
}

/** Runs in the page. */
export function findOverlaps(): string[] {
  const ownWords = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  /** In its own layer, or for screen readers only. */
  const isApart = (element: Element | null): boolean => {
    if (!element) return false
    const { position, clipPath } = getComputedStyle(element)
    return /fixed|sticky/.test(position) || clipPath === 'inset(50%)' || isApart(element.parentElement)
  }

  /** A line as high as its letters: Firefox makes it as high as the tallest font in it. */
  const ofLetters = (element: Element, { left, right, top, bottom }: DOMRect) => {
    const height = Math.min(bottom - top, 1.25 * parseFloat(getComputedStyle(element).fontSize))
    const middle = (top + bottom) / 2
    return new DOMRect(left, middle - height / 2, right - left, height)
  }

  /** The part of a line that its boxes show; undefined if they cut it off or scroll it away. */
  const shownPart = (element: Element, { left, right, top, bottom, height }: DOMRect) => {
    const part = { left, right, top, bottom, height }
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      if (overflowX !== 'visible') {
        part.left = Math.max(part.left, box.left)
        part.right = Math.min(part.right, box.right)
      }
      if (overflowY !== 'visible') {
        part.top = Math.max(part.top, box.top)
        part.bottom = Math.min(part.bottom, box.bottom)
      }
    }
    return part.bottom - part.top < 0.6 * height || part.right - part.left < 3 ? [] : [part]
  }

  const lines = [...document.body.querySelectorAll(':not(script, style, option, svg, svg *)')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isApart(element),
    )
    .flatMap((element) =>
      ownWords(element).flatMap((words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        return [...range.getClientRects()]
          .flatMap((line) => shownPart(element, ofLetters(element, line)))
          .map((box) => ({ element, text: words.textContent?.trim(), box }))
      }),
    )
    .toSorted((one, other) => one.box.top - other.box.top)

  const found = new Set<string>()
  for (const [place, { element, text, box }] of lines.entries()) {
    for (let next = place + 1; next < lines.length; next++) {
      const other = lines[next]
      // Boxes of letters are taller than the letters: lines of one text may touch.
      if (!other || other.box.top > box.bottom - 0.4 * box.height) break
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      if (across > 3 && other.element !== element) found.add(`"${text}" under "${other.text}"`)
    }
  }
  return [...found]
}
