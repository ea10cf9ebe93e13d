import { setTimeout as wait } from 'node:timers/promises'
import type { DevTools } from './devtools.ts'
import { type Place, Visitor } from './visitor.ts'

/** Milliseconds for which people look at a page, rest on a link before they press it, and hold the button. */
const looking = 1500
const resting = 400
const holding = 80
/** Milliseconds after a press in which nothing is asked of the browser, so that asking costs the new page no time. */
const undisturbed = 600

const clickKey = 'bench-clicked-at'

/** One press of a link. */
export interface Click {
  from: string
  to: string
  /** Milliseconds from the click event until the new page was painted. */
  toPainted: number
  /** Whether the page was rendered, in part at least, before the click. */
  prerendered: boolean
}

/** How a visitor goes along: what presses the links, and whether the browser may work ahead. */
export interface Manner {
  pointer: 'mouse' | 'finger'
  /** Whether the rules stay by which the browser works ahead, or are taken out of each page. */
  speculation: boolean
}

/** A link of a page to press. One that ends in a slash stands for the first that leads below that address. */
interface Hop {
  from: string
  link: string
}

const walk: readonly Hop[] = [
  { from: '/', link: '/products/qams' },
  { from: '/products/qams', link: '/products' },
  { from: '/products', link: '/offers' },
  { from: '/offers', link: '/blog' },
  { from: '/blog', link: '/blog/' },
  { from: 'an article', link: '/' },
]

/** Goes from page to page by their links, in a window with empty caches and at full speed. */
export async function clickAlong(
  devTools: DevTools,
  site: string,
  { pointer, speculation }: Manner,
): Promise<Click[]> {
  await using visitor = await Visitor.arrive(devTools, site)
  const clicks: Click[] = []
  for (const { from, link } of walk) {
    await visitor.until(started)
    if (!speculation) await visitor.evaluate(dropSpeculationRules)
    await wait(looking)
    const { place, path } = await visitor.until(prepareClick, link, clickKey)
    if (pointer === 'mouse') {
      await visitor.movePointer(place)
      await wait(resting)
      await visitor.press(place, holding)
    } else await visitor.tap(place, holding)
    await wait(undisturbed)
    const to = path === link ? path : 'an article'
    clicks.push({ from, to, ...(await visitor.until(arrival, path, clickKey)) })
  }
  return clicks
}

/** Whether React has taken the contact form over, which every page has: from then on a page is at rest. */
function started(): true | undefined {
  return document.querySelector('form[data-ready]') ? true : undefined
}

function dropSpeculationRules(): void {
  for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove()
}

/**
 * Scrolls to the first such link that can be pressed, and has the page note the moment of the click where the next
 * page finds it. Undefined when there is none. The storage is opened here: at the click that would hold the page up.
 */
function prepareClick(link: string, key: string): { place: Place; path: string } | undefined {
  const isBelow = link !== '/' && link.endsWith('/')
  const ofPages = ':not([href*="."])'
  const selector = isBelow ? `a[href^="${link}"]${ofPages}` : `a[href="${link}"]`
  for (const anchor of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    if (!anchor.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    anchor.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = anchor.getBoundingClientRect()
    const place = { x: left + width / 2, y: top + height / 2 }
    if (!anchor.contains(document.elementFromPoint(place.x, place.y))) continue
    localStorage.removeItem(key)
    addEventListener(
      'click',
      ({ timeStamp }) => localStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
      { capture: true },
    )
    return { place, path: anchor.pathname }
  }
  return undefined
}

/** How the page at `path` came, once it is painted. */
function arrival(path: string, key: string): Pick<Click, 'toPainted' | 'prerendered'> | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [load] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart: number
  })[]
  if (location.pathname !== path || !paint || !load) return undefined
  return {
    toPainted: performance.timeOrigin + paint.startTime - Number(localStorage.getItem(key)),
    prerendered: load.activationStart > 0,
  }
}
