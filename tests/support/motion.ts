import type { Page } from '@playwright/test'

/** What still moves on a page by itself, and the words of its content that wait for something to fade in. */
export function unrest(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document
      .getAnimations()
      // What follows the scrolling moves only with the reader.
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      // A change takes a millisecond under reduced motion (tokens.css): one may be caught in it.
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

/** Waits for the fonts of what is shown. */
export async function untilFontsAreThere(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Laid out first, or it would not be known which fonts are on their way.
    document.body.getBoundingClientRect()
    return document.fonts.ready
  })
}
