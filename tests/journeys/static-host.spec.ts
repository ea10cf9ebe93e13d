import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { articleSlugs } from '../../site/content/articles/article-slugs.ts'
import { ContactPage, nandini } from '../support/contact-page.ts'
import { EmailCloud } from '../support/email-cloud.ts'
import { buildWithoutLeadDesk } from '../support/build-without-lead-desk.ts'
import { StaticHost } from '../support/static-host.ts'
import { consentTests } from './static-host/analytics-consent.ts'

// All tests share one build, which takes longer than they do.
test.describe.configure({ mode: 'default' })

let folder: string
let cloud: EmailCloud
let host: StaticHost

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'cloud-build-'))
  cloud = await EmailCloud.open()
  host = await StaticHost.serve(await buildWithoutLeadDesk(cloud.origin, folder))
})
test.afterAll(async () => {
  await host.close()
  await cloud.close()
  await rm(folder, { recursive: true, force: true })
})

test(
  'one setting sends leads from a plain static host to the provider’s cloud',
  { tag: '@full' },
  async ({ page }) => {
    const contact = new ContactPage(page)
    const refused: string[] = []
    page.on('console', (message) => refused.push(message.text()))
    await page.goto(host.origin)
    await contact.open()
    await contact.fill()

    cloud.answerWith(429)
    await contact.submit.click()
    await expect(contact.toast).toContainText('Error Sending Message')
    expect(await contact.values()).toEqual(nandini)
    expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([])

    cloud.answerWith(200)
    await contact.submit.click()
    await expect(contact.toast).toContainText('Message Sent Successfully!')
    expect(cloud.preflights).toBeGreaterThanOrEqual(1)
    expect(cloud.calls).toHaveLength(2)
    expect(cloud.calls[1]).toMatchObject({
      lib_version: '4.4.1',
      template_params: { from_email: nandini.email },
    })

    // The newsletter uses the same call, with its own template.
    await page.goto(`${host.origin}/blog`)
    const form = page.getByRole('main').locator('form', { has: page.getByLabel('Your email') })
    await new ContactPage(page).untilReady()
    await form.getByLabel('Your email').hover()
    await expect(form).toHaveAttribute('data-ready', '')
    await form.getByLabel('Your email').fill(nandini.email)
    cloud.answerWith(429)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'still here' })).toBeVisible()
    cloud.answerWith(200)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('status').filter({ hasText: nandini.email })).toBeVisible()
    expect(cloud.calls).toHaveLength(4)
    expect(cloud.calls[3]).toMatchObject({
      template_id: 'newsletter-subscription',
      template_params: { from_email: nandini.email, page: '/blog' },
    })
  },
)

consentTests(() => host)

test(
  'with too many pages for the host’s rules, articles carry their own policy, which is enforced',
  { tag: '@full' },
  async ({ page }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const answer = await page.goto(`${host.origin}/blog/${articleSlugs[0]}`)
    expect(answer?.headers()['content-security-policy']).toBe("frame-ancestors 'none'")
    await new ContactPage(page).untilReady()
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective))
          fetch('https://elsewhere.example/').catch(() => undefined)
        }),
    )
    expect(refused).toBe('connect-src')
    expect(messages.filter((text) => !text.includes('elsewhere.example'))).toEqual([])
  },
)
