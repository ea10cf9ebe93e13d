import type { Page } from '@playwright/test'

/** What still moves on a page, and the words of its content that are waiting to fade in. */
export function unrest(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document
      .getAnimations()
      // Scroll-driven animations move only with the reader.
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      // Under reduced motion a change takes a millisecond (tokens.css): it may be caught during one.
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map(({ effect }) => {
        const { target } = effect as KeyframeEffect
        return `moves: ${target?.tagName} ${target?.textContent.slice(0, 40)}`
      })
    const unseen = [...document.querySelectorAll('main *')]
      .filter((element) => !element.closest('[aria-hidden=true], .visually-hidden'))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
      .map((element) => `unseen: ${element.textContent.slice(0, 40)}`)
    return [...running, ...unseen]
  })
}

/** Waits for the fonts of the visible content. */
export async function untilFontsAreThere(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Needs a layout first; otherwise it is unknown which fonts are loading.
    document.body.getBoundingClientRect()
    return document.fonts.ready
  })
}
