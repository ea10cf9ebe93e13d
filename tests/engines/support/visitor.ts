import { expect } from '@playwright/test'
import { keys, type EnginePage, type InPage } from './engine-page.ts'

/** An element: the first visible one that matches the selector and, if named, has that text or label. */
export type Target = string | { css: string; named: string }

interface Seen {
  /** Its text, or the value of a field. */
  text: string
  isShown: boolean
  isFocused: boolean
  attributes: Record<string, string>
  /** Centre of its box in the window, if a press there would reach it. */
  point?: [number, number]
}

/** What is expected of an element; for its text also a matcher, such as `expect.stringContaining`. */
type Wanted = Partial<Omit<Seen, 'text'>> & { text?: unknown }

const gone: Wanted = { isShown: false }

/** Polls after these numbers of milliseconds, the last one for all further polls. */
const intervals = [50, 100, 200]

/** Somebody who reads, points and types, in any browser. Waits for what is not there yet. */
export class Visitor {
  readonly page: EnginePage
  readonly origin: string

  constructor(page: EnginePage, origin: string) {
    this.page = page
    this.origin = origin
  }

  /** Opens a path and waits until it is loaded, which means that its script has run. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path)
    await this.waitFor(
      (pathname) => location.pathname === pathname && document.readyState === 'complete',
      new URL(path, this.origin).pathname,
    )
  }

  /** Waits until a function in the page is true. */
  async waitFor<Argument>(run: InPage<Argument, boolean>, argument: Argument): Promise<void> {
    const look = () => this.page.evaluate(run, argument).catch(() => false)
    await expect.poll(look, { message: run.toString(), intervals }).toBe(true)
  }

  /** Waits until the element is as described; visible unless stated otherwise. */
  async sees(target: Target, as: Wanted = {}): Promise<void> {
    const look = async () => (await this.look(target)) ?? gone
    await expect.poll(look, { message: what(target), intervals }).toMatchObject({ isShown: true, ...as })
  }

  seesNot(target: Target): Promise<void> {
    return this.sees(target, gone)
  }

  /** Waits until the element's text contains these words. */
  reads(target: Target, words: string): Promise<void> {
    return this.sees(target, { text: expect.stringContaining(words) })
  }

  hasFocusOn(target: Target): Promise<void> {
    return this.sees(target, { isFocused: true })
  }

  /** Waits until the element has an attribute of that value, visible or not. */
  async has(target: Target, name: string, value: string): Promise<void> {
    const look = async () => (await this.look(target))?.attributes[name]
    await expect.poll(look, { message: `${name} of ${what(target)}`, intervals }).toBe(value)
  }

  async click(target: Target): Promise<void> {
    await this.page.point(await this.#pointOf(target), true)
  }

  async hover(target: Target): Promise<void> {
    await this.page.point(await this.#pointOf(target))
  }

  /** Replaces the value of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.typeAnew(text)
    await this.sees(target, { text })
  }

  /** Types over the value of the focused field. */
  async typeAnew(text: string): Promise<void> {
    await this.page.evaluate(() => {
      const field = document.activeElement
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    }, null)
    await this.page.type(keys.Backspace + text)
  }

  /** Chooses from a list drawn by the system, which no driver can point at. */
  async choose(css: string, value: string): Promise<void> {
    await this.page.evaluate(
      ([selector, chosen]) => {
        const list = document.querySelector<HTMLSelectElement>(selector)
        if (list) list.value = chosen
        for (const type of ['input', 'change']) list?.dispatchEvent(new Event(type, { bubbles: true }))
      },
      [css, value] as [string, string],
    )
    await this.sees(css, { text: value })
  }

  async press(key: keyof typeof keys): Promise<void> {
    await this.page.type(keys[key])
  }

  async focus(css: string): Promise<void> {
    await this.page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css)
    await this.hasFocusOn(css)
  }

  /** Waits until the page's path, query and fragment are these. */
  async isAt(address: string | RegExp): Promise<void> {
    const look = () =>
      this.page.evaluate(() => location.pathname + location.search + location.hash, null).catch(() => '')
    await expect
      .poll(look, { intervals })
      .toEqual(typeof address === 'string' ? address : expect.stringMatching(address))
  }

  /** The element as it is now; undefined if there is none, or during navigation. */
  look(target: Target, scroll = false): Promise<Seen | undefined> {
    const wanted = typeof target === 'string' ? { css: target } : target
    return this.page.evaluate(lookAt, { ...wanted, scroll }).catch(() => undefined)
  }

  /** Its position, once it is the same three times in a row, since a press would miss a moving element. */
  async #pointOf(target: Target): Promise<[number, number]> {
    let point: [number, number] | undefined
    let steady = 0
    const isSteady = async () => {
      const now = (await this.look(target, true))?.point
      steady = now && String(now) === String(point) ? steady + 1 : 0
      point = now
      return steady >= 2
    }
    await expect.poll(isSteady, { message: `to press ${what(target)}`, intervals: [50] }).toBe(true)
    if (!point) throw new Error(`Nothing to press: ${what(target)}`)
    return point
  }
}

const what = (target: Target) => (typeof target === 'string' ? target : `${target.css} "${target.named}"`)

/** Runs in the page. */
function lookAt({ css, named, scroll }: { css: string; named?: string; scroll: boolean }): Seen | undefined {
  const words = (node: Node): string => {
    if (node.nodeName === 'BR') return ' '
    return node instanceof Text ? node.data : [...node.childNodes].map(words).join('')
  }
  // Parts of a name may be in separate elements, with or without space between them.
  const isNamed = (text: string | null) => text?.replace(/\s/g, '') === named?.replace(/\s/g, '')
  const isVisible = (each: Element) => {
    const { width, height } = each.getBoundingClientRect()
    return (
      width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  const all = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (each) => named === undefined || isNamed(each.getAttribute('aria-label')) || isNamed(words(each)),
  )
  const element = all.find(isVisible) ?? all[0]
  if (!element) return undefined
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as [number, number]
  }
  const isReached = () => {
    const hit = document.elementFromPoint(...middle())
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  }
  if (scroll && !isReached())
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const isShown = isVisible(element)
  const isField = (each: Element): each is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
    each instanceof HTMLInputElement ||
    each instanceof HTMLTextAreaElement ||
    each instanceof HTMLSelectElement
  return {
    text: isField(element) ? element.value : words(element).replace(/\s+/g, ' ').trim(),
    isShown,
    isFocused: element === document.activeElement,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    ...(isShown && isReached() ? { point: middle() } : {}),
  }
}
