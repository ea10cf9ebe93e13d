import type { Page } from '@playwright/test'

/** What moved on its own at one moment: the browser's value, and its parts with their positions. */
export interface Moved {
  value: number
  parts: string[]
}

/** Records layout shifts on the following pages, as `moved`. */
export function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const moved: Moved[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        const corner = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
        const parts = sources.map(({ node, previousRect, currentRect }) => {
          const words = node?.textContent?.trim().slice(0, 30) ?? ''
          return `${node?.nodeName ?? 'gone'} “${words}” from ${corner(previousRect)} to ${corner(currentRect)}`
        })
        moved.push({ value, parts })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The shifts, if they add up to `most` or more; runs in the page. */
export function farMoved(most: number): Moved[] {
  const moved = Reflect.get(globalThis, 'moved') as Moved[]
  return moved.reduce((sum, { value }) => sum + value, 0) < most ? [] : moved
}
