import type { Page } from '@playwright/test'

interface FocusWalk {
  /** Controls that received focus, in order. */
  stops: Element[]
  /** Those whose own outline does not show how they are marked. */
  doubtful: Element[]
  problems: string[]
  done: boolean
}

declare global {
  interface Window {
    focusWalk: FocusWalk
  }
}

/**
 * Goes once around a page with Tab alone and returns the problems: controls without a visible focus, controls
 * covered by something fixed, and focus that does not return to the start.
 */
export async function focusProblems(page: Page): Promise<string[]> {
  await page.evaluate(watchFocus)
  const devTools = await page.context().newCDPSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  // Many presses between two checks, without waiting for each: the browser keeps their order, and a press takes a
  // fraction of the round trip.
  for (let presses = 0; presses < 600; presses += 20) {
    const keys = Array.from({ length: 20 }, () => ['rawKeyDown', 'keyUp'] as const).flat()
    await Promise.all(keys.map((type) => devTools.send('Input.dispatchKeyEvent', { type, ...tab })))
    if (await page.evaluate(() => window.focusWalk.done)) break
  }
  await devTools.detach()
  const { problems, doubtful } = await page.evaluate(() => {
    const { done, stops, problems: found, doubtful: controls } = window.focusWalk
    const unfinished = done ? [] : [`Tab does not come round in ${stops.length} stops`]
    return { problems: [...found, ...unfinished], doubtful: controls.length }
  })
  for (let at = 0; at < doubtful; at += 1) problems.push(...(await unmarked(page, at)))
  return problems
}

/**
 * Whether a doubtful control looks the same with and without focus: the mark may be on a part of it, or a colour. If no
 * style near it differs, screenshots decide, which take a quarter of a second.
 */
async function unmarked(page: Page, at: number): Promise<string[]> {
  if (await page.evaluate(hasOtherStyle, at)) return []
  const { name, clip } = await page.evaluate((index) => {
    const element = window.focusWalk.doubtful[index] as HTMLElement
    element.focus()
    const box = element.getBoundingClientRect()
    const room = 12
    const [x, y] = [Math.max(0, box.x - room), Math.max(0, box.y - room)]
    const width = Math.min(innerWidth, box.right + room) - x
    return {
      name: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`,
      clip: { x, y, width, height: Math.min(innerHeight, box.bottom + room) - y },
    }
  }, at)
  const look = { clip, animations: 'disabled' } as const
  const focused = await page.screenshot(look)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  const blurred = await page.screenshot(look)
  return focused.equals(blurred) ? [`${name}: looks the same with focus`] : []
}

/** Runs in the page: whether focus changes the style of a doubtful control, of its parts, or of the card it is in. */
function hasOtherStyle(at: number): boolean {
  const control = window.focusWalk.doubtful[at] as HTMLElement
  const card = control.closest('label, li, article, tr') ?? control.parentElement ?? control
  const looks = [
    'outline',
    'box-shadow',
    'border-color',
    'background-color',
    'background-image',
    'color',
    'text-decoration',
    'transform',
    'opacity',
    'visibility',
    'fill',
    'stroke',
    'stroke-width',
  ]
  const styles = () =>
    [card, ...card.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        return looks.map((name) => style.getPropertyValue(name)).join()
      }),
    )
  control.focus()
  const focused = styles()
  control.blur()
  return styles().join() !== focused.join()
}

/** Checks every control that Tab reaches, at the moment the key is released. */
function watchFocus() {
  const walk: FocusWalk = { stops: [], doubtful: [], problems: [], done: false }
  window.focusWalk = walk
  const leastContrast = 3
  const leastWidth = 2

  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colourOf = (text: string): number[] => {
    if (!pen) throw new Error('no canvas')
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = text
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data]
  }
  const luminance = (colour: number[]) => {
    const [red = 0, green = 0, blue = 0] = colour
      .map((value) => value / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: number[], other: number[]) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  /** The nearest opaque ground; undefined if a picture or a gradient comes first. */
  const groundOf = (element: Element | null): number[] | undefined => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage !== 'none') return undefined
      const colour = colourOf(backgroundColor)
      if (colour[3] === 255) return colour
    }
    return [255, 255, 255, 255]
  }

  /** Contrast of a control's outline; undefined if it has none of its own or is on a picture. */
  const contrastOfOutline = (element: Element, pseudo = ''): number | undefined => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element, pseudo)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < leastWidth) return undefined
    const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement)
    return ground && contrast(colourOf(outlineColor), ground)
  }

  /** Fixed and sticky elements that cover all of a control that would be on screen. */
  const coverOf = (element: Element): Element | undefined => {
    const box = element.getBoundingClientRect()
    const inset = 3
    const covers = new Set<Element | undefined>()
    for (const y of [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset]) {
      for (const x of [box.left + inset, (box.left + box.right) / 2, box.right - inset]) {
        const hit = document.elementFromPoint(x, y)
        if (hit) covers.add(element.contains(hit) ? undefined : stuck(hit, element))
      }
    }
    return covers.has(undefined) ? undefined : [...covers][0]
  }
  const stuck = (hit: Element, element: Element): Element | undefined => {
    for (let at: Element | null = hit; at && !at.contains(element); at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
    }
    return undefined
  }

  addEventListener('keyup', ({ key }) => {
    if (key !== 'Tab' || walk.done) return
    const element = document.activeElement
    walk.done = element !== null && element === walk.stops[0]
    if (walk.done || !element || element === document.body) return
    walk.stops.push(element)
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
    // A card, or a cover over it, may show the focus of the link in it.
    const card = element.closest('article, li') ?? element
    const found =
      contrastOfOutline(element) ?? contrastOfOutline(element, '::after') ?? contrastOfOutline(card)
    if (found === undefined) walk.doubtful.push(element)
    else if (found < leastContrast) walk.problems.push(`${name}: outline of contrast ${found.toFixed(1)}`)
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) walk.problems.push(`${name}: out of sight`)
    const cover = coverOf(element)
    if (cover) walk.problems.push(`${name}: under ${cover.tagName} ${cover.textContent.trim().slice(0, 40)}`)
  })
}
