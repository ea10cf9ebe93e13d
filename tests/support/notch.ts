import type { Page } from '@playwright/test'

/** A phone in portrait and in landscape: the smallest common size. */
export const upright = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const onItsSide = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }

interface Insets {
  top: number
  left: number
  bottom: number
  right: number
}

/** How much of the screen the notch and the bottom bar take, in pixels. */
export const notch = {
  upright: { top: 59, left: 0, bottom: 34, right: 0 },
  onItsSide: { top: 0, left: 59, bottom: 21, right: 59 },
} satisfies Record<string, Insets>

/** Gives the screen a notch, as reported by `env(safe-area-inset-…)`. */
export async function setNotch(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Words and controls under the notch at the left or right, each with its position. */
export function underNotch(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(findUnderNotch, insets)
}

function findUnderNotch({ left, right }: { left: number; right: number }): string[] {
  const isScrolledSideways = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
      isScrolledSideways(element.parentElement))
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(element).clipPath !== 'inset(50%)' &&
    !element.closest('[aria-hidden=true]') &&
    !isScrolledSideways(element.parentElement)
  /** A button may extend under the notch if its icon, drawn before it, does not; so may half of a slider’s thumb. */
  const withoutAir = (element: Element, box: DOMRect) => {
    if (element.matches('[type=range]')) {
      const half = parseFloat(getComputedStyle(element).getPropertyValue('--thumb')) / 2 || 0
      return new DOMRect(box.x + half, box.y, box.width - 2 * half, box.height)
    }
    const sign = parseFloat(getComputedStyle(element, '::before').width)
    if (element.querySelector('svg') || !element.matches('button') || !(sign < box.width)) return box
    return new DOMRect(box.x + (box.width - sign) / 2, box.y, sign, box.height)
  }
  const found: string[] = []
  for (const element of document.body.querySelectorAll(':not(script, style, option, svg, svg *)')) {
    const words = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (words.length === 0 && !element.matches('button, input, select, textarea')) continue
    if (!isSeen(element)) continue
    const range = document.createRange()
    const rectsOf = (node: Node) => {
      range.selectNode(node)
      return [...range.getClientRects()]
    }
    const boxes =
      words.length > 0
        ? words.flatMap(rectsOf)
        : [...(element.querySelector('svg') ?? element).getClientRects()].map((box) =>
            withoutAir(element, box),
          )
    const outside = boxes.find(
      (box) => box.width > 0 && (box.left < left - 1 || box.right > innerWidth - right + 1),
    )
    if (outside)
      found.push(
        `${element.tagName} "${element.textContent.trim().slice(0, 30)}" ${Math.round(outside.left)} to ${Math.round(outside.right)}`,
      )
  }
  return found
}
