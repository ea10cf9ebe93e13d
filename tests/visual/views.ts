import { expect, type Page } from '@playwright/test'
import { ContactPage } from '../support/contact-page.ts'

export interface View {
  /** Name of its pictures. */
  name: string
  path: string
  /** Brings the loaded page to the state to be captured. */
  open?: (page: Page) => Promise<unknown>
  /** Selector of the element at the top of the picture, under the header. */
  at?: string
  /** In every run: together these show each kind of part. The others are compared in the full one. */
  always?: true
}

const wayToMenu = async (page: Page) => {
  const narrow = page.getByRole('button', { name: 'Menu' })
  const wide = page.getByRole('banner').getByRole('button', { name: 'Products' })
  await ((await narrow.isVisible()) ? narrow : wide).click()
}

const wayToErrors = async (page: Page) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.submit.click()
  await expect(contact.field('firstName')).toBeFocused()
}

const wayToPrice = async (page: Page) => {
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill('20k emails and 5,000 minutes')
  await field.press('Enter')
  await expect(page.getByText('Together, per month')).toBeAttached()
}

/** The main pages and states of the public site. */
export const publicViews: View[] = [
  { name: 'home', path: '/', always: true },
  { name: 'home-readings', path: '/', at: '#features' },
  { name: 'footer', path: '/about', at: 'footer' },
  { name: 'menu', path: '/about', open: wayToMenu },
  { name: 'contact-errors', path: '/about', open: wayToErrors, always: true },
  { name: 'products', path: '/products' },
  {
    name: 'product-assistant',
    path: '/products/virtual-assistant#healthcare',
    at: '#healthcare',
    always: true,
  },
  { name: 'product-qams', path: '/products/qams', at: '#screens' },
  { name: 'solutions', path: '/solutions#banking', at: '#banking' },
  { name: 'solution', path: '/solutions/insurance' },
  { name: 'prices', path: '/offers', always: true },
  { name: 'estimate', path: '/offers?voice=5000&email=20000', at: '#estimate' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/four-systems-one-address', at: 'article h2', always: true },
  { name: 'sign-in', path: '/login#demo-accounts' },
  { name: 'agent', path: '/agent', open: wayToPrice },
  { name: 'not-found', path: '/no/such-page' },
]

/** The desks of the demo portal, with the demo's clock stopped. */
export const portalViews: View[] = [
  { name: 'portal-overview', path: '/dashboard' },
  { name: 'portal-call', path: '/dashboard/virtual-assistant?call=c402', always: true },
  { name: 'portal-sheet', path: '/dashboard/qams?sheet=KB207745' },
  { name: 'portal-inbox', path: '/dashboard/zapra?conversation=z1', always: true },
]
