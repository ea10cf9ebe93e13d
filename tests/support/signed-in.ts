import type { Page } from '@playwright/test'
import { type DemoAccount, demoAccounts } from '../../content/demo-accounts.ts'

/** Puts a demo account into the browser before the first page loads, as signing in would; sign-out then lasts. */
export async function signInAs(page: Page, role: DemoAccount['role']): Promise<void> {
  const account = JSON.stringify(demoAccounts.find((candidate) => candidate.role === role))
  await page.addInitScript((record) => {
    if (sessionStorage.getItem('test:signed-in') !== null) return
    sessionStorage.setItem('test:signed-in', '')
    localStorage.setItem('currentUser', record)
  }, account)
}
