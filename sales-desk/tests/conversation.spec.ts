import { expect } from '@playwright/test'
import { site } from '../../common/brand/site.ts'
import { mailFrom, sampleMail } from '../../leads/testing/conversation.ts'
import { violations } from '../../tests/support/axe.ts'
import { ContactPage, nandini } from '../../tests/support/contact-page.ts'
import { onlyInFullRun } from '../../tests/support/full-run.ts'
import type { LeadDesk } from '../../tests/support/lead-desk.ts'
import type { Mailbox } from '../../tests/support/mailbox.ts'
import { invitationFor } from '../../tests/support/operator.ts'
import { test, testOnPostgres } from '../../tests/support/sales-desk-test.ts'
import { sendLead, signIn } from '../../tests/support/sales-team.ts'

const secret = 'a-secret-of-thirty-two-letters_0'
/** A reply reaches the desk within that many milliseconds of its webhook. */
const longestWay = 5_000

const withReplies = (base: typeof test) =>
  base.extend({
    leadDeskEnv: async ({ leadDeskEnv }, give) =>
      give({ ...leadDeskEnv, ACKNOWLEDGE: 'true', INBOUND_MAIL_SECRET: secret }),
  })

/** Posts a mail as a mail service does. */
async function deliver(leadDesk: LeadDesk, mail: string | Buffer): Promise<void> {
  const answer = await fetch(`${leadDesk.origin}/inbound/mail/${secret}`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822' },
    body: new Uint8Array(Buffer.from(mail)),
  })
  expect(answer.status).toBe(200)
}

/** The one mail to this address with these words, once it has arrived. */
async function mailWith(mailbox: Mailbox, to: string, words: string) {
  const found = () =>
    mailbox.received.filter(({ mail, envelope }) => envelope.to.includes(to) && mail.text?.includes(words))
  await expect.poll(() => found().length).toBe(1)
  const [{ mail } = {}] = found()
  if (!mail) throw new Error(`No mail to ${to}`)
  return mail
}

const idOf = ({ messageId = '' }: { messageId?: string | undefined }) =>
  messageId.replace(/^<(.*)@.*>$/, '$1')

for (const [store, testOnStore] of [
  ['SQLite', withReplies(test)],
  ['Postgres', withReplies(testOnPostgres)],
] as const)
  testOnStore(
    `a lead is answered, replied to from Gmail, answered again and won, on ${store}`,
    onlyInFullRun(store !== 'SQLite'),
    async ({ page, leadDesk, mailbox }) => {
      await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
      const visitor = new ContactPage(await page.context().newPage())
      await visitor.page.goto('/about')
      await visitor.open()
      await visitor.fill()
      await visitor.submit.click()
      await expect(visitor.toast).toContainText('Message Sent Successfully!')
      await visitor.page.close()
      const notice = await mailWith(mailbox, site.emailCall.recipient, nandini.message)
      expect(notice.replyTo?.[0]?.address).toBe(nandini.email)
      const thanks = await mailWith(mailbox, nandini.email, 'Thank you for writing')

      await page.getByRole('link', { name: /Nandini Rajagopal/ }).click()
      await page.getByRole('button', { name: 'Answer', exact: true }).click()
      await page.getByLabel('Your answer').fill('Dear Nandini,\n\nShall we talk at five?')
      await page.getByRole('button', { name: 'Send the answer' }).click()
      const answer = await mailWith(mailbox, nandini.email, 'Shall we talk at five?')
      expect(answer.inReplyTo).toBe(thanks.messageId)

      const began = performance.now()
      await deliver(leadDesk, sampleMail('01-gmail', { answer: idOf(answer) }))
      const reply = page.getByRole('listitem').filter({ hasText: 'Nandini Rajagopal replied' })
      await expect(reply).toBeVisible({ timeout: longestWay })
      expect(performance.now() - began).toBeLessThan(longestWay)
      await expect(reply).toContainText('Yes, five o’clock suits us.')
      await expect(
        page.getByText('Replied, 24 h left').or(page.getByText('Replied, 23 h')).first(),
      ).toBeVisible()
      await expect(page.getByLabel('State')).toHaveValue('replied')
      const earlier = reply.getByText('> Shall we talk at five?')
      await expect(earlier).toBeHidden()
      await reply.getByText('Earlier mail and signature').click()
      await expect(earlier).toBeVisible()
      const told = await mailWith(mailbox, 'asha@orvani.example', 'Yes, five o’clock suits us.')
      expect(told.subject).toBe('Replied: Nandini Rajagopal, Kaveri Bank')
      expect(told.text).toContain('/desk?lead=OR-')
      // The mail service delivers it once more.
      await deliver(leadDesk, sampleMail('01-gmail', { answer: idOf(answer) }))

      await page.getByRole('button', { name: 'Answer', exact: true }).click()
      await page.getByLabel('Your answer').fill('At five, then.')
      await page.getByRole('button', { name: 'Send the answer' }).click()
      const second = await mailWith(mailbox, nandini.email, 'At five, then.')
      const replyId = '<CAB1x7Qz0001@mail.gmail.com>'
      expect(second.subject).toBe(answer.subject)
      expect(second.inReplyTo).toBe(replyId)
      expect(second.references).toBe(`${thanks.messageId} ${answer.messageId} ${replyId}`)
      await expect(page.getByLabel('State')).toHaveValue('answered')

      await page.getByLabel('State').selectOption('Won')
      await expect(page.getByText('Saved the state.')).toBeVisible()
      const thread = page.getByRole('list', { name: 'History' }).getByRole('listitem')
      await expect(thread).toHaveText([/You answered/, /Nandini Rajagopal replied/, /You answered/, /“Won”/])
      await page.goto('/desk?view=won')
      await expect(page.getByRole('link', { name: /Nandini Rajagopal/ })).toBeVisible()
      // Notices to recipient and member, thank-you mail, two answers and the notice of the reply: one each.
      expect(mailbox.received).toHaveLength(6)
    },
  )

withReplies(test)(
  'a file is saved, markup stays text, and an answer that came back says so',
  async ({ page, leadDesk, mailbox }) => {
    await sendLead(leadDesk, {
      name: 'Nandini Rajagopal',
      email: nandini.email,
      company: 'Kaveri Bank',
      message: 'Prices?',
    })
    await signIn(page, await invitationFor(leadDesk, 'asha@orvani.example', 'owner'), 'Asha Rao')
    await page.getByRole('link', { name: /Nandini Rajagopal/ }).click()
    await page.getByRole('button', { name: 'Answer', exact: true }).click()
    await page.getByLabel('Your answer').fill('Shall we talk at five?')
    await page.getByRole('button', { name: 'Send the answer' }).click()
    const answer = idOf(await mailWith(mailbox, nandini.email, 'Shall we talk at five?'))
    await deliver(leadDesk, sampleMail('15-attachments', { answer }))
    const file = page.getByRole('link', { name: 'page.html' })
    const saving = page.waitForEvent('download')
    await file.click()
    expect((await saving).suggestedFilename()).toBe('page.html')
    await expect(page).toHaveURL(/\/desk\?lead=/)

    const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
    await deliver(leadDesk, mailFrom({ subject: markup, text: markup, answers: `${answer}@orvani.example` }))
    await expect(page.getByText(markup)).toHaveCount(2)
    await expect(page).not.toHaveTitle('1')
    await deliver(leadDesk, sampleMail('27-bounce-postfix', { answer }))
    await expect(page.getByText('Recipient address rejected: User unknown').first()).toBeVisible()
    await expect(page.getByText(/Not delivered: it came back/).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await mailWith(mailbox, 'asha@orvani.example', 'did not take your answer')
  },
)
