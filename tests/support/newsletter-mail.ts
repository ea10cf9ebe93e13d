import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import type { LeadDesk } from './lead-desk.ts'
import type { Mailbox } from './mailbox.ts'

interface StoredSubscriber {
  email: string
  state: string
  page: string
  consent_version: string
}

/** What the operator sees: `npm run leads -- subscribers --format json`. */
export async function storedSubscribers(leadDesk: LeadDesk): Promise<StoredSubscriber[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/desk/main.ts', 'subscribers', '--format', 'json', '--data', leadDesk.dataDir],
    { cwd: process.cwd() },
  )
  return JSON.parse(stdout) as StoredSubscriber[]
}

/** How each stored subscriber stands. */
export const stateOf = async (leadDesk: LeadDesk): Promise<string[]> =>
  (await storedSubscribers(leadDesk)).map(({ state }) => state)

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
