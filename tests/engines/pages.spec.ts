import { notFoundPath } from '../../site/content/page-paths.ts'
import { findCutOff } from '../support/cut-off.ts'
import { findOverlaps } from '../support/overlaps.ts'
import { missingText } from '../support/whole-text.ts'
import { isFullRun } from '../support/full-run.ts'
import { everyTemplate, isFurtherProduct, oneOfEachTemplate } from '../support/page-templates.ts'
import type { EnginePage } from './support/engine-page.ts'
import { desktop, expect, installedEngines, pageTest as test, phone, tablet } from './support/engine-test.ts'

interface Layout {
  height: number
  sideways: number
  /** Level, words and font size in px. */
  headings: [string, number][]
}

const sizes = isFullRun ? { phone, tablet, desktop } : { phone, desktop }

/** In the short run WebKit is tested on a phone and Firefox on a wide screen, where most of their users are. */
const sizesOf = (engine: string) =>
  Object.entries(sizes).filter(
    ([name]) =>
      isFullRun || engine === 'Chromium' || (engine === 'WebKit' ? name === 'phone' : name === 'desktop'),
  )

for (const path of everyTemplate) {
  const tag = oneOfEachTemplate.includes(path) && !isFurtherProduct(path) ? [] : ['@full']
  test(`${path} starts, fits and looks alike in every engine`, { tag }, async ({ openIn, sharedSite }) => {
    const layouts = await Promise.all(
      installedEngines.map(async (engine) => {
        const page = await openIn(engine, phone)
        const bySize = await layoutsIn(page, engine, path, sharedSite.origin)
        await page.close()
        return [engine, bySize] as const
      }),
    )
    const inChromium = new Map(layouts).get('Chromium')
    for (const [engine, bySize] of layouts)
      for (const [name, layout] of bySize) {
        const usual = inChromium?.get(name)
        if (usual) compare(layout, usual, `${engine}, ${name}`)
      }
  })
}

/** Opens a page and checks it in every size; returns its layouts by the name of the size. */
async function layoutsIn(
  page: EnginePage,
  engine: string,
  path: string,
  origin: string,
): Promise<Map<string, Layout>> {
  const layouts = new Map<string, Layout>()
  for (const [name, size] of sizesOf(engine)) {
    const where = `${engine}, ${name}`
    await page.resize(size)
    // Opened once and widened, like a resized window or a rotated tablet: some faults show only then.
    if (layouts.size === 0) {
      await page.goto(origin + path)
      expect.soft(await page.evaluate(missingText, null), `${where}: missing at load`).toEqual([])
    }
    const layout = await settledLayout(page, size.width)
    layouts.set(name, layout)
    expect.soft(layout.sideways, `${where}: scrolls sideways by`).toBe(0)
    expect.soft(await page.evaluate(findCutOff, null), `${where}: cut off`).toEqual([])
    expect.soft(await page.evaluate(findOverlaps, null), `${where}: overlapping words`).toEqual([])
    // The not-found page logs what was requested.
    if (path !== notFoundPath) expect.soft(await page.messages(), `${where}: console`).toEqual([])
  }
  return layouts
}

function compare(layout: Layout, usual: Layout, where: string): void {
  expect
    .soft(
      layout.headings.map(([words]) => words),
      `${where}: headings`,
    )
    .toEqual(usual.headings.map(([words]) => words))
  const others = layout.headings.flatMap(([words, size], place) => {
    const expected = usual.headings[place]?.[1] ?? NaN
    return Math.abs(size - expected) <= 2 ? [] : [`${words}: ${size} px, in Chromium ${expected} px`]
  })
  expect.soft(others, `${where}: sizes of headings`).toEqual([])
  const difference = Math.round((layout.height / usual.height - 1) * 1000) / 10
  expect
    .soft(Math.abs(difference), `${where}: height ${layout.height}, in Chromium ${usual.height}: %`)
    .toBeLessThanOrEqual(3)
}

/** The layout once it has been stable for a moment, in a window of that width, with all fonts and islands loaded. */
async function settledLayout(page: EnginePage, width: number): Promise<Layout> {
  await expect.poll(() => page.evaluate(() => innerWidth, null)).toBe(width)
  await page.evaluate(scrollThrough, null)
  await expect.poll(() => page.evaluate(sleepingIslands, null), { message: 'islands asleep' }).toBe(0)
  let layout = await page.evaluate(measure, null)
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(layout)
        layout = await page.evaluate(measure, null)
        return JSON.stringify(layout) === before
      },
      { message: 'the page keeps moving', intervals: [50, 100, 200] },
    )
    .toBe(true)
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

function sleepingIslands(): number {
  const asleep = document.querySelectorAll('[data-island]:not([data-ready])')
  return [...asleep].filter((island) => island.checkVisibility()).length
}

async function measure(): Promise<Layout> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const root = document.documentElement
  return {
    height: root.scrollHeight,
    sideways: root.scrollWidth - innerWidth,
    headings: [...document.querySelectorAll('h1, h2, h3, h4')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => [
        `${heading.tagName} ${heading.textContent}`,
        Math.round(parseFloat(getComputedStyle(heading).fontSize) * 10) / 10,
      ]),
  }
}
