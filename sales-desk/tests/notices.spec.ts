import { expect, type Page } from '@playwright/test'
import { mailFrom } from '../../leads/testing/conversation.ts'
import { violations } from '../../tests/support/axe.ts'
import { invitationFor } from '../../tests/support/operator.ts'
import { test } from '../../tests/support/sales-desk-test.ts'
import { sendLead, signIn } from '../../tests/support/sales-team.ts'

const secret = 'a-secret-of-thirty-two-letters_0'
const nandini = {
  name: 'Nandini Rao',
  email: 'nandini.r@kaveribank.example',
  company: 'Kaveri Bank',
  message: 'What does it cost?',
}
const arjun = {
  name: 'Arjun Mehta',
  email: 'arjun@sahyadri.example',
  company: 'Sahyadri',
  message: 'Call me.',
}

interface Noted {
  asked: number
  shown: EventTarget[]
  hidden: boolean
}
declare global {
  interface Window {
    noted: Noted
  }
}

/** Records a browser's notifications for the test: a browser without a screen shows none. */
const noteNotices = (page: Page) =>
  page.addInitScript(() => {
    window.noted = { asked: 0, shown: [], hidden: false }
    class Noticed extends EventTarget {
      static get permission() {
        return localStorage.getItem('allowed') ?? 'default'
      }
      static requestPermission() {
        window.noted.asked++
        localStorage.setItem('allowed', 'granted')
        return Promise.resolve('granted')
      }
      close = () => undefined
      readonly said: string
      constructor(title: string, { body = '' }: NotificationOptions) {
        super()
        this.said = `${title}: ${body}`
        window.noted.shown.push(this)
      }
    }
    Object.assign(window, { Notification: Noticed })
    Object.defineProperty(document, 'visibilityState', {
      get: () => (window.noted.hidden ? 'hidden' : 'visible'),
    })
  })

const shown = (page: Page) =>
  page.evaluate(() => window.noted.shown.map((notice) => String(Reflect.get(notice, 'said'))))

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => void (window.noted.hidden = isHidden), hidden)

test.use({ leadDeskEnv: { INBOUND_MAIL_SECRET: secret } })

test('a browser that was asked to shows a notification of a new lead and of a reply, and never asks by itself', async ({
  page,
  leadDesk,
}) => {
  await noteNotices(page)
  await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
  const rows = page.getByRole('list', { name: 'Leads', exact: true }).getByRole('listitem')
  await hide(page, true)
  await sendLead(leadDesk, arjun)
  await expect(rows).toHaveCount(1)
  expect(await shown(page)).toEqual([])
  expect(await page.evaluate(() => window.noted.asked)).toBe(0)

  await page.goto('/desk?page=account')
  await page.getByRole('button', { name: 'Show notices' }).click()
  await expect(page.getByRole('button', { name: 'Show no more notices' })).toBeVisible()
  expect(await page.evaluate(() => window.noted.asked)).toBe(1)
  expect(await violations(page)).toEqual([])

  await hide(page, true)
  await sendLead(leadDesk, nandini)
  await expect.poll(() => shown(page)).toEqual([expect.stringMatching(/^New lead: OR-\d{6}-\d{4}$/)])
  const [first = ''] = await shown(page)
  const reference = first.replace('New lead: ', '')
  const delivered = await fetch(`${leadDesk.origin}/inbound/mail/${secret}`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822' },
    body: mailFrom({ from: `Nandini Rao <${nandini.email}>`, text: 'And by when?' }),
  })
  expect(delivered.status).toBe(200)
  await expect.poll(() => shown(page)).toEqual([first, `A reply: ${reference}`])

  // Somebody looking at the desk sees it there.
  await hide(page, false)
  await sendLead(leadDesk, { ...arjun, email: 'second@sahyadri.example' })
  await page.evaluate(() => window.noted.shown[1]?.dispatchEvent(new Event('click')))
  await expect(page).toHaveURL(new RegExp(`lead=${reference}`))
  await expect(page.getByText('And by when?')).toBeVisible()
  expect(await shown(page)).toHaveLength(2)

  await page.goto('/desk?page=account')
  await page.getByRole('button', { name: 'Show no more notices' }).click()
  await expect(page.getByRole('button', { name: 'Show notices' })).toBeVisible()
})
