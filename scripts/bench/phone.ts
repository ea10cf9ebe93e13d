/** What a page puts off while nobody touches it has begun after this many milliseconds. */
export const untilAllBegan = 6000

/** The screen that Lighthouse’s mobile runs have. */
export const phone = {
  viewport: { width: 412, height: 823 },
  // Chromium 156 looks ahead for pictures by the screen: without this, Playwright's wide one fetches the wrong poster too.
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
