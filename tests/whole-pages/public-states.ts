import { expect, type Page } from '@playwright/test'
import { ContactPage, sendPath } from '../support/contact-page.ts'
import type { StateVisit } from './state-visit.ts'

async function openMenu(page: Page, name: 'Products' | 'Solutions') {
  const narrow = page.getByRole('button', { name: 'Menu' })
  if (!(await narrow.isVisible())) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    return
  }
  await narrow.click()
  await page.locator('#mobile-menu').getByText(name, { exact: true }).click()
}

/** Sends the form of the open dialog, and makes the sending end in this way. */
async function sendContact(page: Page, end: 'failure' | 'never') {
  await page.unroute(sendPath)
  await page.route(sendPath, (route) => (end === 'failure' ? route.abort() : undefined))
  const contact = new ContactPage(page)
  await contact.fill()
  await contact.submit.click()
  await (end === 'never'
    ? expect(contact.submit).toHaveText('Sending...')
    : expect(contact.toast).toBeVisible())
}

async function search(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(text)
  await expect(page).toHaveURL(/q=/)
}

/** The states of the public pages. */
export const publicVisits: readonly StateVisit[] = [
  {
    name: 'the menus',
    path: '/about',
    states: [
      {
        name: 'of products',
        open: (page) => openMenu(page, 'Products'),
        within: 'header',
        structure: 'menu-products',
      },
      {
        name: 'of solutions',
        open: async (page) => {
          await page.reload()
          await new ContactPage(page).untilReady()
          await openMenu(page, 'Solutions')
        },
        within: 'header',
        structure: 'menu-solutions',
      },
    ],
  },
  {
    name: 'the contact dialog',
    path: '/about',
    states: [
      {
        name: 'open',
        open: (page) => new ContactPage(page).open(),
        within: '#contact-dialog',
      },
      {
        name: 'with errors',
        open: async (page) => {
          const contact = new ContactPage(page)
          await contact.submit.click()
          await expect(contact.field('firstName')).toBeFocused()
        },
        within: '#contact-dialog',
        structure: 'contact-errors',
      },
      {
        name: 'after a failure',
        open: (page) => sendContact(page, 'failure'),
        within: '#contact-dialog',
      },
      {
        name: 'while it sends',
        open: async (page) => {
          await page.reload()
          const contact = new ContactPage(page)
          await contact.untilReady()
          await contact.open()
          await sendContact(page, 'never')
        },
        within: '#contact-dialog',
      },
    ],
  },
  {
    name: 'a lead sent',
    path: '/about',
    states: [
      {
        name: 'and its toast',
        open: async (page) => {
          await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }))
          const contact = new ContactPage(page)
          await contact.open()
          await contact.fill()
          await contact.submit.click()
          await expect(contact.toast).toBeVisible()
        },
        within: 'html',
      },
    ],
  },
  {
    name: 'the industries',
    path: '/solutions',
    states: ['healthcare', 'ecommerce', 'manufacturing'].map((id) => ({
      name: id,
      open: async (page) => {
        await page.goto(`/solutions#${id}`)
        await expect(page.locator(`#${id}`)).toBeVisible()
      },
      within: `#${id}`,
    })),
  },
  {
    name: 'the search of articles',
    path: '/blog',
    states: [
      { name: 'that finds', open: (page) => search(page, 'missed calls'), within: 'main' },
      { name: 'that finds nothing', open: (page) => search(page, 'zebracorn'), within: 'main' },
    ],
  },
]
