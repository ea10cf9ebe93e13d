import { expect, type Page } from '@playwright/test'
import { emailCallPath } from '../../common/lead/email-call.ts'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import { sampleCall } from '../../leads/testing/sample-call.ts'
import type { LeadDesk } from './lead-desk.ts'

/** Opens an invitation link and gives the new member a name. */
export async function signIn(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in with this link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New' })).toBeVisible()
  // As the page itself does; its form has its own test.
  await page.evaluate(async (own) => {
    const answer = await fetch('/desk/api/own-name', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: own }),
    })
    if (!answer.ok) throw new Error(`The name was refused: ${answer.status}`)
  }, name)
  await page.reload()
}

export type SentLead = Pick<LeadDetails, 'name' | 'email' | 'company' | 'message'>

/** Sends a lead as the website's form does. */
export async function sendLead(
  leadDesk: LeadDesk,
  { name, email, company, message }: SentLead,
): Promise<void> {
  const answer = await fetch(`${leadDesk.origin}${emailCallPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      sampleCall({ from_name: name, from_email: email, reply_to: email, company, message }),
    ),
  })
  if (!answer.ok) throw new Error(`The lead was refused: ${answer.status} ${await answer.text()}`)
}
