import { expect } from '@playwright/test'
import type { EngineTab, InPage, Key } from './engine-browser.ts'

/** An element: the first one shown that the selector matches and, when named, that reads so or is labelled so. */
export type Target = string | { css: string; named: string }

interface Seen {
  text: string
  value: string
  isShown: boolean
  isFocused: boolean
  attributes: Record<string, string>
  /** Middle of its box in the window, if a press there would reach it. */
  point?: [number, number]
}

/** Looks again after so many milliseconds, the last number for all further looks. */
const intervals = [50, 100, 200]

/** Somebody who reads, points and types, in whatever browser the tab is of. Waits for what is not there yet. */
export class Visitor {
  readonly tab: EngineTab
  readonly origin: string

  constructor(tab: EngineTab, origin: string) {
    this.tab = tab
    this.origin = origin
  }

  /** Opens a path and waits until it is loaded, which it is when its script has run. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.origin + path)
    await this.waitFor(
      (address) => location.pathname === address && document.readyState === 'complete',
      new URL(path, this.origin).pathname,
    )
  }

  /** Waits until a function in the page is true. */
  async waitFor<Argument>(run: InPage<Argument, boolean>, argument: Argument): Promise<void> {
    await expect
      .poll(() => this.tab.evaluate(run, argument).catch(() => false), {
        message: run.toString(),
        intervals,
      })
      .toBe(true)
  }

  async sees(target: Target): Promise<void> {
    await expect
      .poll(async () => (await this.look(target))?.isShown ?? false, { message: what(target), intervals })
      .toBe(true)
  }

  async seesNot(target: Target): Promise<void> {
    await expect
      .poll(async () => (await this.look(target))?.isShown ?? false, { message: what(target), intervals })
      .toBe(false)
  }

  /** Waits until the element's words have these in them. */
  async reads(target: Target, words: string): Promise<void> {
    await expect
      .poll(async () => (await this.look(target))?.text ?? '', { message: what(target), intervals })
      .toContain(words)
  }

  async hasFocusOn(target: Target): Promise<void> {
    await expect
      .poll(async () => (await this.look(target))?.isFocused, { message: what(target), intervals })
      .toBe(true)
  }

  async hasAttribute(target: Target, name: string, value: string): Promise<void> {
    await expect
      .poll(async () => (await this.look(target))?.attributes[name], {
        message: `${name} of ${what(target)}`,
        intervals,
      })
      .toBe(value)
  }

  async valueOf(target: Target): Promise<string | undefined> {
    return (await this.look(target))?.value
  }

  async textOf(target: Target): Promise<string | undefined> {
    return (await this.look(target))?.text
  }

  async click(target: Target): Promise<void> {
    await this.tab.press(...(await this.#pointOf(target)))
  }

  async hover(target: Target): Promise<void> {
    await this.tab.movePointer(...(await this.#pointOf(target)))
  }

  /** Replaces what a field holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.emptyFocused()
    await this.tab.type(text)
    await expect.poll(() => this.valueOf(target), { message: what(target), intervals }).toBe(text)
  }

  /** Takes away what the focused field holds. */
  async emptyFocused(): Promise<void> {
    await this.tab.evaluate(() => {
      const field = document.activeElement
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    }, null)
    await this.key('Backspace')
  }

  /** Chooses from a list that the system draws, which no driver can point at. */
  async choose(css: string, value: string): Promise<void> {
    await this.tab.evaluate(
      ([selector, chosen]) => {
        const list = document.querySelector<HTMLSelectElement>(selector)
        if (!list) throw new Error(`No ${selector}`)
        list.focus()
        list.value = chosen
        list.dispatchEvent(new Event('input', { bubbles: true }))
        list.dispatchEvent(new Event('change', { bubbles: true }))
      },
      [css, value] as [string, string],
    )
  }

  async focus(css: string): Promise<void> {
    await this.tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css)
    await this.hasFocusOn(css)
  }

  key(key: Key): Promise<void> {
    return this.tab.key(key)
  }

  /** Path, query and fragment of the page. */
  address(): Promise<string> {
    return this.tab.evaluate(() => location.pathname + location.search + location.hash, null).catch(() => '')
  }

  /** The element as it is now; nothing when there is none, or while a page gives way to the next. */
  look(target: Target): Promise<Seen | undefined> {
    const wanted = typeof target === 'string' ? { css: target } : target
    return this.tab.evaluate(lookAt, { ...wanted, scroll: false }).catch(() => undefined)
  }

  async #pointOf(target: Target): Promise<[number, number]> {
    const wanted = typeof target === 'string' ? { css: target } : target
    let point: [number, number] | undefined
    let before = ''
    let steady = 0
    // Where it stands three times in a row, since a press would miss what still moves: on a busy machine two looks can
    // fall between the same two frames.
    await expect
      .poll(
        async () => {
          const seen = await this.tab.evaluate(lookAt, { ...wanted, scroll: true }).catch(() => undefined)
          const now = JSON.stringify(seen?.point) ?? ''
          steady = now === before ? steady + 1 : 0
          before = now
          point = steady >= 2 ? seen?.point : undefined
          return point !== undefined
        },
        { message: `to press ${what(target)}`, intervals: [50] },
      )
      .toBe(true)
    if (!point) throw new Error(`Nothing to press: ${what(target)}`)
    return point
  }
}

const what = (target: Target) => (typeof target === 'string' ? target : `${target.css} "${target.named}"`)

/** Runs in the page. */
function lookAt({ css, named, scroll }: { css: string; named?: string; scroll: boolean }): Seen | undefined {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
  const words = (node: Node): string => {
    if (node.nodeName === 'BR') return ' '
    return node instanceof Text ? node.data : [...node.childNodes].map(words).join('')
  }
  // Parts of a name may be in elements of their own, with space between them or none.
  const isNamed = (text: string | null) => text?.replace(/\s/g, '') === named?.replace(/\s/g, '')
  const isShown = (each: Element) => {
    const { width, height } = each.getBoundingClientRect()
    return (
      width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  const all = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (each) => named === undefined || isNamed(each.getAttribute('aria-label')) || isNamed(words(each)),
  )
  const element = all.find(isShown) ?? all[0]
  if (!element) return undefined
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as [number, number]
  }
  const reached = () => {
    const hit = document.elementFromPoint(...middle())
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  }
  if (scroll && !reached())
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  return {
    text: tidy(words(element)),
    value: 'value' in element ? String(element.value) : '',
    isShown: isShown(element),
    isFocused: element === document.activeElement,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    ...(isShown(element) && reached() ? { point: middle() } : {}),
  }
}
