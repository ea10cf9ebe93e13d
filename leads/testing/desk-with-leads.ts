import { expect } from 'vitest'
import type { LeadChange } from '../../sales-desk/wire/changes.ts'
import type { LeadDetail } from '../../sales-desk/wire/leads.ts'
import { salesDeskRoutes as routes } from '../../sales-desk/wire/sales-desk.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import type { SpamVerdict } from '../store/lead.ts'
import { deskForTests, type Browser } from './desk-for-tests.ts'
import { mailTo } from './mail-to.ts'
import { sampleLead } from './sample-lead.ts'
import { freshPlace, storeAt, type databases } from './stores.ts'

/** Without the version, which `change` fills in. */
type Typed<Change> = Change extends LeadChange ? Omit<Change, 'version'> : never

/** A sales desk on its own store, and a way to give it a lead; `accept` returns the lead's reference. */
export async function openDesk(database: (typeof databases)[number]) {
  const desk = deskForTests(await storeAt(await freshPlace(database)))
  const accept = async (details: Partial<typeof sampleLead> = {}, spam?: SpamVerdict) => {
    const lead = { ...sampleLead, ...details }
    return (await acceptLead(desk.store, lead, mailTo('sales@our.example'), desk.clock.now, spam)).reference
  }
  return { ...desk, accept }
}

/** The lead as a member sees it. */
export const lookAt = async (browser: Browser, reference: string): Promise<LeadDetail> =>
  (await browser.get(routes.lead(reference))).json()

/** Changes a lead in its current version; fails if that is rejected. */
export async function changeLead(
  browser: Browser,
  reference: string,
  typed: Typed<LeadChange>,
): Promise<LeadDetail> {
  const { version } = await lookAt(browser, reference)
  const answer = await browser.post(routes.leadChange(reference), { ...typed, version })
  expect(answer.status).toBe(200)
  return (await answer.json()) as LeadDetail
}

/** References of the leads on the first page of a list. */
export async function listedReferences(
  browser: Browser,
  request: Record<string, unknown>,
): Promise<string[]> {
  const { rows } = await (await browser.post(routes.leads, request)).json()
  return rows.map(({ reference }: { reference: string }) => reference)
}
