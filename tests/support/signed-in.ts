import type { Page } from '@playwright/test'
import { type DemoAccount, demoAccounts } from '../../portal/content/demo-accounts.ts'

/** Puts a demo account into the browser before the first page loads, like signing in; sign-out then lasts. */
export async function signInAs(page: Page, role: DemoAccount['role']): Promise<void> {
  const account = JSON.stringify(demoAccounts.find((candidate) => candidate.role === role))
  await page.addInitScript((record) => {
    if (sessionStorage.getItem('test:signed-in') !== null) return
    sessionStorage.setItem('test:signed-in', '')
    localStorage.setItem('currentUser', record)
  }, account)
}

/** Like `signInAs`, in a demo paused at one of its seconds, with nothing done yet. */
export async function signInPaused(page: Page, role: DemoAccount['role'], seconds = 300): Promise<void> {
  await signInAs(page, role)
  await page.addInitScript((at) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('portal:')) localStorage.removeItem(key)
    localStorage.setItem('portal:clock:v1', JSON.stringify({ seconds: at, paused: true }))
  }, seconds)
}
