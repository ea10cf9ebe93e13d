import { expect, type ViewportSize } from '@playwright/test'
import { notFoundPath } from '../../site/content/page-paths.ts'
import { findCutOff } from '../support/cut-off.ts'
import { isFullRun } from '../support/full-run.ts'
import { findOverlaps } from '../support/overlaps.ts'
import { everyTemplate, isFurtherProduct, oneOfEachTemplate } from '../support/page-templates.ts'
import { missingText } from '../support/whole-text.ts'
import type { EnginePage } from './support/engine-page.ts'
import { desktop, pageTest as test, phone, tablet } from './support/engine-test.ts'

interface Layout {
  height: number
  sideways: number
  /** Islands that are shown and have not started. */
  sleeping: number
  /** Landmarks, and headings with level and words. */
  structure: string[]
  /** Words and font size in px of each heading. */
  sizes: [string, number][]
}

/** In the short run WebKit is looked at on a phone and Firefox on a wide screen, which most of those who use them have. */
const sizesOf = (engine: string): Record<string, ViewportSize> => {
  if (isFullRun) return { phone, tablet, desktop }
  return engine === 'webkit' ? { phone } : { desktop }
}

for (const path of everyTemplate) {
  const tag = oneOfEachTemplate.includes(path) && !isFurtherProduct(path) ? [] : ['@full']
  test(
    `${path} starts, fits and looks as in Chromium`,
    { tag },
    async ({ engine, chromium, browserName, sharedSite }) => {
      const sizes = sizesOf(browserName)
      const url = sharedSite.origin + path
      const [layouts, usual] = await Promise.all([
        layoutsIn(await engine.open(phone), url, sizes, browserName),
        layoutsIn(await chromium.open(phone), url, sizes, 'Chromium'),
      ])
      for (const name of Object.keys(sizes)) compare(layouts[name], usual[name], name)
    },
  )
}

/** Opens a page and looks at it in every size; returns its layouts by the name of the size. */
async function layoutsIn(page: EnginePage, url: string, sizes: Record<string, ViewportSize>, engine: string) {
  const layouts: Record<string, Layout> = {}
  for (const [name, size] of Object.entries(sizes)) {
    const where = `${engine}, ${name}`
    await page.resize(size)
    // Opened once and widened, as a window is or a tablet that is turned: some faults show only then.
    if (Object.keys(layouts).length === 0) {
      await page.goto(url)
      expect.soft(await page.evaluate(missingText, null), `${where}: missing at load`).toEqual([])
    }
    const layout = await settledLayout(page, size.width)
    expect.soft(layout.sideways, `${where}: scrolls sideways by`).toBe(0)
    expect.soft(await page.evaluate(findCutOff, null), `${where}: cut off`).toEqual([])
    expect.soft(await page.evaluate(findOverlaps, null), `${where}: words on words`).toEqual([])
    // The page for what does not exist logs what was asked for.
    if (!url.endsWith(notFoundPath)) expect.soft(await page.messages(), `${where}: console`).toEqual([])
    layouts[name] = layout
  }
  await page.close()
  return layouts
}

function compare(layout: Layout | undefined, usual: Layout | undefined, where: string): void {
  expect.soft(layout?.structure, `${where}: landmarks and headings`).toEqual(usual?.structure)
  const others = layout?.sizes.flatMap(([words, size], place) => {
    const expected = usual?.sizes[place]?.[1] ?? NaN
    return Math.abs(size - expected) <= 2 ? [] : [`${words}: ${size} px, in Chromium ${expected} px`]
  })
  expect.soft(others, `${where}: sizes of headings`).toEqual([])
  const [height, expected] = [layout?.height ?? NaN, usual?.height ?? NaN]
  const difference = Math.round((height / expected - 1) * 1000) / 10
  expect
    .soft(Math.abs(difference), `${where}: height ${height}, in Chromium ${expected}: %`)
    .toBeLessThanOrEqual(3)
}

/** The layout once it has been stable for a moment, in a window of that width, with all fonts and islands loaded. */
async function settledLayout(page: EnginePage, width: number): Promise<Layout> {
  await expect.poll(() => page.evaluate(() => innerWidth, null)).toBe(width)
  await page.evaluate(scrollThrough, null)
  let layout = await page.evaluate(measure, null)
  const isSettled = async () => {
    const before = JSON.stringify(layout)
    layout = await page.evaluate(measure, null)
    return layout.sleeping === 0 && JSON.stringify(layout) === before
  }
  await expect.poll(isSettled, { message: 'the page moves, or islands are asleep' }).toBe(true)
  return layout
}

/**
 * Scrolls through the page, since an island loads when it is seen, and stays at its end, away from home's
 * scene.
 */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  await document.fonts.ready
}

async function measure(): Promise<Layout> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const root = document.documentElement
  const shown = (css: string) => [...document.querySelectorAll(css)].filter((each) => each.checkVisibility())
  const headings = 'h1, h2, h3, h4'
  return {
    height: root.scrollHeight,
    sideways: root.scrollWidth - innerWidth,
    sleeping: shown('[data-island]:not([data-ready])').length,
    structure: shown(`header, nav, main, footer, section[aria-labelledby], [role], ${headings}`).map((each) =>
      [each.tagName, each.role, each.ariaLabel, each.matches(headings) ? each.textContent : '']
        .join(' ')
        .trim(),
    ),
    sizes: shown(headings).map((heading) => [
      heading.textContent,
      Math.round(parseFloat(getComputedStyle(heading).fontSize) * 10) / 10,
    ]),
  }
}
