import type { Browser } from '@playwright/test'

/** Where to measure. */
export interface Bench {
  browser: Browser
  /** Of the browser, for Lighthouse. */
  debuggingPort: number
  /** Origin without a slash at the end. */
  site: string
  /** Where a canonical path is found, and the same page with its scripts removed. */
  urlsOf: (path: string) => PageUrls
}

export interface PageUrls {
  page: string
  control: string
}
