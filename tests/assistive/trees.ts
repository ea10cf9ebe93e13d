import { portalPaths } from '../../content/pages.ts'
import { expect, type Page } from '@playwright/test'
import { ContactPage, sendPath } from '../support/contact-page.ts'

/** A part of a page in one state, whose accessibility tree is kept in `heard/<name>.aria.yml`. */
export interface Tree {
  name: string
  path: string
  /** Selector of the part. */
  part: string
  /** Leads from the page as it was loaded to the state that is kept. */
  open?: (page: Page) => Promise<unknown>
  width?: number
}

const whole = (name: string, path: string): Tree => ({ name, path, part: 'main' })

/** One page of each template. Solutions, articles, legal texts and the newsletter's answers have one template each. */
export const pages: Tree[] = [
  whole('home', '/'),
  whole('products', '/products'),
  ...[
    'virtual-assistant',
    'qams',
    'zapra',
    'document-processing',
    'smart-analytics',
    'voice-intelligence',
    'customer-intelligence',
    'process-automation',
  ].map((product) => whole(`product-${product}`, `/products/${product}`)),
  whole('solutions', '/solutions'),
  whole('solution', '/solutions/insurance'),
  whole('about', '/about'),
  whole('offers', '/offers?voice=5000&email=20000'),
  whole('partner-program', '/partner-program'),
  whole('blog', '/blog'),
  whole('article', '/blog/four-systems-one-address'),
  whole('legal', '/privacy-policy'),
  whole('sign-in', '/login'),
  {
    ...whole('agent', '/agent'),
    part: 'body',
    open: (page) => expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible(),
  },
  whole('newsletter', '/newsletter/wrong-address'),
  { name: 'not-found', path: '/no/such-page', part: 'body' },
]

export const desks: Tree[] = portalPaths.map((path) => ({
  name: `desk-${path.split('/')[2] ?? 'overview'}`,
  path,
  part: 'body',
  open: (page) => expect(page.getByRole('main').getByText('Sample data', { exact: true })).toBeVisible(),
}))

const press = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).click()

export const menus: Tree[] = [
  { name: 'menu-products', path: '/about', part: 'header', open: press('Products') },
  { name: 'menu-solutions', path: '/about', part: 'header', open: press('Solutions') },
  { name: 'menu-narrow', path: '/about', part: 'header', open: press('Menu'), width: 390 },
]

type Answer = 'none' | 'never' | 'lost' | 'taken'

/** Opens the contact dialog, and sends a filled form unless there is to be no answer. */
async function send(page: Page, answer: Answer): Promise<ContactPage> {
  if (answer === 'never') await page.route(sendPath, () => undefined)
  if (answer === 'lost') await page.route(sendPath, (route) => route.abort())
  if (answer === 'taken') await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }))
  const contact = new ContactPage(page)
  await contact.open()
  if (answer === 'none') return contact
  await contact.fill()
  await contact.submit.click()
  return contact
}

const dialog = (state: string, open: NonNullable<Tree['open']>): Tree => ({
  name: `contact-${state}`,
  path: '/about',
  part: '#contact-dialog',
  open,
})

export const contactStates: Tree[] = [
  dialog('open', (page) => send(page, 'none')),
  dialog('errors', async (page) => {
    const contact = await send(page, 'none')
    await contact.submit.click()
    await expect(contact.field('firstName')).toHaveAttribute('aria-invalid', 'true')
  }),
  dialog('sending', async (page) => {
    const contact = await send(page, 'never')
    await expect(contact.submit).toHaveText('Sending...')
  }),
  dialog('failed', async (page) => {
    const contact = await send(page, 'lost')
    await expect(contact.toast).toBeVisible()
    await expect(contact.submit).toBeFocused()
  }),
  dialog('sent', async (page) => {
    // The dialog would close two seconds later.
    await page.clock.pauseAt(new Date('2025-11-21T11:43:00+05:30'))
    const contact = await send(page, 'taken')
    await expect(contact.toast).toBeVisible()
  }),
]
