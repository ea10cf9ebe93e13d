import type { Page } from '@playwright/test'

/**
 * Texts and fields that extend beyond the screen, and texts that a box cuts off. The body clips, so the document
 * itself never scrolls sideways.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(findCutOff)
}

/** Runs in the page. */
export function findCutOff(): string[] {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden=true], .visually-hidden')

  /** Inside something that scrolls sideways on purpose, such as a row of tabs, nothing is lost. */
  const scrolls = (element: Element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
    }
    return false
  }

  const overTheEdge = [
    ...document.querySelectorAll('h1, h2, h3, p, a, button, li, dd, td, input, select, textarea, blockquote'),
  ]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 1 && (box.right > innerWidth + 0.5 || box.left < -0.5)
    })
    .filter((element) => shown(element) && !scrolls(element))

  /** Whether a box, or the screen, hides part of some words. An ellipsis or a label counts as complete. */
  const isCut = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.position === 'fixed' || style.textOverflow === 'ellipsis' || at.ariaLabel) return false
      const box = at.getBoundingClientRect()
      const [x, y] = [style.overflowX, style.overflowY]
      // A box of one pixel is there for screen readers.
      if (/auto|scroll/.test(x + y) || box.width < 2 || box.height < 2) return false
      if (/hidden|clip/.test(x) && (words.right > box.right + 1 || words.left < box.left - 1)) return true
      if (/hidden|clip/.test(y) && (words.bottom > box.bottom + 4 || words.top < box.top - 4)) return true
    }
    return words.right > innerWidth + 1 || words.left < -1
  }
  const ownWords = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const cut = [...document.body.querySelectorAll(':not(script, style, option, svg *)')].filter(
    (element) => ownWords(element).some(isCut) && shown(element),
  )

  return [
    ...overTheEdge.map((element) => `over the edge: ${element.tagName} ${element.textContent.slice(0, 40)}`),
    ...cut.map((element) => `cut: ${element.tagName} ${element.textContent.slice(0, 40)}`),
  ]
}

/** Sets text spacing to the widest that WCAG 1.4.12 lets visitors set. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets = [sheet]
  })
}
