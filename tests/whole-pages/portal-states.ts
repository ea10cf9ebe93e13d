import { expect, type Page } from '@playwright/test'
import type { State, StateVisit } from './state-visit.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

const calls = '/dashboard/virtual-assistant'

/** Goes to another place in the portal, so that its page keeps nothing of the previous state. */
const at =
  (path: string, open: (page: Page) => Promise<unknown>): State['open'] =>
  async (page) => {
    await page.goto(path)
    await open(page)
  }

/** The states of the portal's desks, for an administrator. */
export const portalVisits: readonly StateVisit[] = [
  {
    name: 'the portal’s team',
    path: '/dashboard/team',
    states: [
      {
        name: 'after access was given',
        open: async (page) => {
          await page.getByRole('checkbox', { name: 'Zapra for Nikhil Pawar' }).press('Space')
          await expect(page.getByRole('status').filter({ hasText: 'Zapra given' })).toBeVisible()
        },
        within: 'main',
      },
      { name: 'with the account menu', open: (page) => button(page, /^Account/).click(), within: 'html' },
    ],
  },
  {
    name: 'the portal’s calls',
    path: `${calls}?call=c402`,
    states: [
      {
        name: 'one that is listened to',
        open: async (page) => {
          await button(page, 'Listen').click()
          await expect(page.getByRole('list', { name: 'Transcript' })).toContainText('You listened in')
        },
        within: 'main',
      },
      {
        name: 'those of people',
        open: at(`${calls}?filter=people`, (page) =>
          expect(page.getByRole('heading', { name: 'Live calls' })).toBeAttached(),
        ),
        within: 'main',
      },
      {
        name: 'one that is not on the line',
        open: at(`${calls}?call=l2-999`, (page) =>
          expect(page.getByRole('heading', { name: /not on the line/ })).toBeVisible(),
        ),
        within: 'main',
      },
    ],
  },
  {
    name: 'the portal’s sheets',
    path: '/dashboard/qams?agent=nikhil-p&filter=assistant',
    states: [
      {
        name: 'none that fits',
        open: (page) => expect(page.getByText('No call fits all of these.')).toBeAttached(),
        within: 'main',
      },
      {
        name: 'with the sample data reset',
        open: at('/dashboard/qams', async (page) => {
          await button(page, /^Account/).click()
          await button(page, 'Reset sample data').click()
          await expect(page.locator('[data-tone]')).toContainText('Sample data reset')
        }),
        within: 'html',
      },
    ],
  },
  {
    name: 'the portal’s conversations',
    path: '/dashboard/zapra?conversation=z3',
    states: [
      {
        name: 'one that is closed',
        open: async (page) => {
          await button(page, 'Close').click()
          await expect(page.getByText('Reopen it to write')).toBeVisible()
        },
        within: 'main',
      },
    ],
  },
]

/** The portal for the Business User account. */
export const lockedVisit: StateVisit = {
  name: 'what Business User may not open',
  path: '/dashboard/team',
  states: ['/dashboard/team', calls].map((path) => ({
    name: path,
    open: at(path, (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()),
    within: 'html',
  })),
}
