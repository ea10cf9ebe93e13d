import { test as base } from '@playwright/test'
import { LeadDesk, type LeadDeskEnv } from './lead-desk.ts'
import { Mailbox } from './mailbox.ts'

interface JourneyFixtures {
  /** Extra settings of the lead desk: `test.use({ leadDeskEnv: { RATE_LIMIT_PER_MINUTE: '2' } })`. */
  leadDeskEnv: LeadDeskEnv
  /** Where the lead desk's mail goes. */
  mailbox: Mailbox
  /** The test's own lead desk; `page.goto('/')` goes to it. */
  leadDesk: LeadDesk
}

/** Playwright's `test` with a fresh lead desk, data folder and mailbox for each test. */
export const test = base.extend<JourneyFixtures>({
  leadDeskEnv: [{}, { option: true }],
  mailbox: async ({}, use) => {
    const mailbox = await Mailbox.open()
    await use(mailbox)
    await mailbox.close()
  },
  leadDesk: async ({ leadDeskEnv, mailbox }, use) => {
    const { SITE_DIR } = process.env
    const env = { SMTP_URL: mailbox.url, ...leadDeskEnv }
    const leadDesk = await LeadDesk.start({ env: SITE_DIR ? { SITE_DIR, ...env } : env })
    await use(leadDesk)
    await leadDesk.stop()
  },
  baseURL: async ({ leadDesk }, use) => use(leadDesk.origin),
})

export { expect } from '@playwright/test'
