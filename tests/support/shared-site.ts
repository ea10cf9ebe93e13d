import { test as base } from '@playwright/test'
import { LeadDesk } from './lead-desk.ts'

/** Playwright's `test` over one lead desk per worker, for the many tests that only read pages. */
export const test = base.extend<object, { sharedSite: LeadDesk }>({
  sharedSite: [
    async ({}, use) => {
      const { SITE_DIR } = process.env
      const leadDesk = await LeadDesk.start({ env: SITE_DIR ? { SITE_DIR } : {} })
      await use(leadDesk)
      await leadDesk.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sharedSite }, use) => use(sharedSite.origin),
})

export { expect } from '@playwright/test'
