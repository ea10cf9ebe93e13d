import { expect, type Page } from '@playwright/test'
import { violations } from '../../tests/support/axe.ts'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import { invitationFor } from '../../tests/support/operator.ts'
import { test, testOnPostgres } from '../../tests/support/sales-desk-test.ts'
import { sendLead, signIn } from '../../tests/support/sales-team.ts'

const asha = 'asha@orvani.example'
const nandini = {
  name: 'Nandini Rao',
  email: 'nandini@kaveri.example',
  company: 'Kaveri Bank',
  message: 'We answer about 40,000 calls a month.',
}
const arjun = {
  name: 'Arjun Mehta',
  email: 'arjun@sahyadri.example',
  company: 'Sahyadri Insurance',
  message: 'Prices, please.',
}
const colleague = 'cfo@kaveri.example'
const pdf = Buffer.from('%PDF-1.7\nPrices\n%%EOF\n')

/** Everything on the page is accessible, and nothing is off screen. */
async function isSound(page: Page): Promise<void> {
  // A bar at the edge of the screen may cover half a link that is scrolled to there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const [store, testOnStore] of [
  ['SQLite', test],
  ['Postgres', testOnPostgres],
] as const)
  testOnStore(
    `a lead is opened from its mail, labelled, answered with a PDF, a copy and an invitation, and followed up, on ${store}`,
    onlyInFullRun(store !== 'SQLite'),
    async ({ page, leadDesk, mailbox }) => {
      await page.setViewportSize({ width: 390, height: 850 })
      await signIn(page, await invitationFor(leadDesk, asha, 'owner'), 'Asha Rao')

      // The signature and attachments of her answers.
      await page.goto('/desk?page=account')
      await page.getByLabel('Your title').fill('Account manager')
      await page.getByLabel('Your number').fill('+91 98000 00001')
      await page
        .locator('form', { has: page.getByLabel('Your title') })
        .getByRole('button')
        .click()
      await expect(page.getByText('Your signature is saved.')).toBeVisible()
      await isSound(page)
      await page.goto('/desk?page=templates')
      await page
        .getByLabel('A PDF')
        .setInputFiles({ name: 'prices.pdf', mimeType: 'application/pdf', buffer: pdf })
      await expect(page.getByRole('link', { name: 'prices.pdf' })).toBeVisible()
      await isSound(page)

      // Her mail about the new lead links to it.
      await sendLead(leadDesk, nandini)
      const { mail: notice } = await mailbox.waitForMail({ to: asha })
      const [address = ''] = /https?:\S+\/desk\?lead=\S+/.exec(notice.text ?? '') ?? []
      await page.goto(new URL(address).pathname + new URL(address).search)
      await expect(page.getByRole('heading', { level: 2, name: nandini.name })).toBeVisible()

      await page.getByLabel('Another label').fill('pilot')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByRole('button', { name: 'pilot , take off' })).toBeVisible()
      await page.getByRole('button', { name: 'Tomorrow' }).click()
      await expect(page.getByText('You set a follow-up on')).toBeVisible()

      await page.getByRole('button', { name: 'Answer', exact: true }).click()
      await page.getByLabel('Your answer').fill('Yes, in Kannada and Tamil.')
      await page.getByText('Reminder, copies, files, an invitation').click()
      await page.getByLabel('Remind me if no reply comes').selectOption('after 3 days')
      await page.getByLabel('Copy to').fill('cfo@')
      await page.getByLabel('prices.pdf').check()
      await page.getByLabel('Invite to a talk').check()
      await isSound(page)
      const send = page.getByRole('button', { name: 'Send the answer' })
      await send.click()
      await expect(page.getByRole('alert')).toContainText('“cfo@” is not an email address')
      await page.getByLabel('Copy to').fill(colleague)
      await send.click()
      await expect(page.getByRole('alert')).toContainText('needs a place')
      await page.getByLabel('Where, or the address of the call').fill('https://meet.example/kaveri')
      await send.click()
      await expect(page.getByText('You answered')).toBeVisible()
      await expect(page.getByText(`Copy to ${colleague}`)).toBeVisible()
      await expect(page.getByText(/^You are reminded on .*, if no reply comes$/)).toBeVisible()
      await isSound(page)
      for (const to of [nandini.email, colleague]) {
        const { mail, envelope } = await mailbox.waitForMail({ to })
        expect(envelope.to).toEqual([to])
        expect(mail.text).toContain('Account manager')
        expect(mail.text).toContain('+91 98000 00001')
        expect(mail.attachments.map(({ filename, mimeType }) => filename ?? mimeType)).toEqual(
          expect.arrayContaining(['prices.pdf', 'invitation.ics']),
        )
      }

      // Leads due for follow-up today are under Today, and several are changed together.
      await sendLead(leadDesk, arjun)
      await page.goto('/desk?view=all')
      const rows = page.getByRole('list', { name: 'Leads', exact: true }).getByRole('listitem')
      await expect(rows).toHaveCount(2)
      await page.getByRole('button', { name: 'Choose several' }).click()
      await page.getByLabel(`Choose ${nandini.name}`).check()
      await page.getByLabel(`Choose ${arjun.name}`).check()
      await page.getByLabel('Change', { exact: true }).selectOption('Follow up on')
      await page
        .getByLabel('Day')
        .fill(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()))
      await isSound(page)
      await page.getByRole('button', { name: 'Change 2 leads' }).click()
      await expect(page.getByText('2 leads changed.')).toBeVisible()
      await page.getByRole('link', { name: /^Today/ }).click()
      await expect(rows).toHaveCount(2)
      await expect(rows.first()).toContainText('Follow up today')
      await page.getByLabel('With the label').selectOption('pilot')
      await expect(rows).toHaveCount(1)
      await expect(rows.first()).toContainText(nandini.name)
      // The team's own words are in no address that a server sees.
      await expect(page).toHaveURL(/\?view=today#label=pilot$/)
    },
  )

test(
  'a colleague who is assigned a lead is told, and a member who wants no mail about new leads gets none',
  { tag: '@full' },
  async ({ page, leadDesk, mailbox }) => {
    const ravi = 'ravi@orvani.example'
    await signIn(page, await invitationFor(leadDesk, ravi, 'member'), 'Ravi Iyer')
    await page.goto('/desk?page=account')
    await page.getByLabel(/^Only mine/).check()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.context().clearCookies()
    await signIn(page, await invitationFor(leadDesk, asha, 'owner'), 'Asha Rao')
    await sendLead(leadDesk, nandini)
    await mailbox.waitForMail({ to: asha })
    await page.getByRole('link', { name: /Nandini Rao/ }).click()
    await page.getByLabel('Answered by').selectOption('Ravi Iyer')
    const { mail } = await mailbox.waitForMail({ to: ravi })
    expect(mail.subject).toBe('Yours to answer: Nandini Rao, Kaveri Bank')
    expect(mailbox.received.filter(({ envelope }) => envelope.to.includes(ravi))).toHaveLength(1)
  },
)
