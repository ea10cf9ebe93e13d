import { expect } from '@playwright/test'
import type { Mailbox } from './mailbox.ts'

/** The links in the confirmation mail, as paths on the lead desk under test. */
export async function linksInMail(mailbox: Mailbox, email: string) {
  const { mail, envelope } = await mailbox.waitForMail({ timeoutMs: 30_000 })
  expect(envelope.to).toEqual([email])
  const confirm = /https:\/\/\S+?(\/newsletter\/confirm\?token=\S+)/.exec(mail.text ?? '')?.[1]
  const header = mail.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line
  const unsubscribe = /<https:\/\/[^/]+(\/[^>]+)>/.exec(header ?? '')?.[1]
  if (!confirm || !unsubscribe) throw new Error('The mail lacks its links')
  return { mail, confirm, unsubscribe }
}
