import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { site } from '../../content/site.ts'
import { emailCallPath, emailClientVersion } from '../../lead/email-call.ts'
import type { Role } from '../../lead/sales-desk-team.ts'
import type { LeadDesk } from './lead-desk.ts'

/** What the operator does: `npm run leads -- invite`. Answers the link. */
export async function invitationFor(leadDesk: LeadDesk, email: string, role: Role): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/desk/main.ts', 'invite', email, '--role', role],
    {
      cwd: process.cwd(),
      env: {
        PATH: process.env['PATH'],
        PORT: String(leadDesk.port),
        DATA_DIR: leadDesk.dataDir,
        ...leadDesk.env,
      },
    },
  )
  return stdout.trim()
}

/** Opens the link of an invitation and gives the new member a name. */
export async function signIn(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in with this link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New' })).toBeVisible()
  // As the page itself does; its form is looked at in a test of its own.
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

export interface SentLead {
  name: string
  email: string
  company: string
  message: string
}

/** Sends a lead as the website's form does. */
export async function sendLead(
  leadDesk: LeadDesk,
  { name, email, company, message }: SentLead,
): Promise<void> {
  const { publicKey, serviceId, templateId, recipient } = site.emailCall
  const answer = await fetch(`${leadDesk.origin}${emailCallPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: emailClientVersion,
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: {
        to_email: recipient,
        from_name: name,
        from_email: email,
        reply_to: email,
        phone: '+91 98450 00127',
        company,
        message,
        subject: `New Lead Form Submission from ${name}`,
      },
    }),
  })
  if (!answer.ok) throw new Error(`The lead was refused: ${answer.status} ${await answer.text()}`)
}
