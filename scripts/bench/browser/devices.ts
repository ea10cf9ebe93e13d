import type { BrowserContextOptions } from '@playwright/test'

export type Device = 'phone' | 'desktop'

/** What a page is loaded on. The phone has the screen that Lighthouse’s mobile runs have. */
export const devices: Record<Device, BrowserContextOptions> = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}
