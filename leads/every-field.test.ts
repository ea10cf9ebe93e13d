import { expect, test } from 'vitest'
import { templateParams } from '../common/lead/email-call.ts'
import { byField, leadFields, type LeadDetails } from '../common/lead/lead-fields.ts'
import { leadSourceHeader, sourceFrom } from '../common/lead/lead-source.ts'
import { leadStoreFile } from './env.ts'
import { leadMessage } from './leads/lead-message.ts'
import { readLeadDetail } from '../sales-desk/server/lead-detail.ts'
import { listLeads } from '../sales-desk/server/lead-list.ts'
import { sampleCall } from './testing/sample-call.ts'
import { runWith } from './testing/folder-with-leads.ts'
import { databases, freshPlace, storeAt } from './testing/stores.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { testApp } from './testing/test-app.ts'
import { leadBody } from './webhooks/webhook-body.ts'

/** Something recognisable in each field. */
const lead: LeadDetails = {
  ...byField(({ name }) => `The ${name}`),
  email: 'the.email@our.example',
  phone: '+91 98450 00127',
}
/** The browser's account of where it came from. */
const told = {
  heading: 'The heading',
  utm_source: 'the source',
  utm_medium: 'the medium',
  utm_campaign: 'the campaign',
}
const now = new Date('2026-11-28T10:00:00Z')
const viewer = { memberId: 'nobody', now, today: '2025-11-21' }

test.each(databases)('every field reaches everybody who is told about a lead, on %s', async (database) => {
  const dataDir = temporaryFolder()
  const place = database === 'SQLite' ? { file: leadStoreFile(dataDir) } : await freshPlace(database)
  const store = await storeAt(place)
  const { post } = testApp({ store, now: () => now })
  const headers = { [leadSourceHeader]: String(new URLSearchParams(told)) }
  const send = (details: LeadDetails) =>
    post(sampleCall(templateParams(details, 'sales@our.example')), headers)
  expect((await send(lead)).status).toBe(200)

  const claim = await store.claimDelivery(now, 1000)
  if (claim?.kind !== 'lead-mail') throw new Error('There is no mail to the team')
  const { reference } = claim.lead
  expect(claim.lead).toMatchObject(lead)
  expect(claim.lead.source).toEqual(sourceFrom(told))
  expect(leadBody(claim).data).toMatchObject({ data: { ...lead, ...told } })
  expect(await readLeadDetail(store.sql.read, reference, 'nobody', now)).toMatchObject({
    ...lead,
    source: told,
  })

  const settings = {
    DATA_DIR: dataDir,
    ...('url' in place && {
      DATABASE_URL: place.url,
      NEWSLETTER_SECRET: 'a secret that only the tests know',
    }),
  }
  const command = async (...argv: string[]) => (await runWith(settings, ...argv)).out
  const { text, html } = leadMessage(claim, { name: 'Website', address: 'website@our.example' })
  const shown = await command('show', reference)
  const csv = await command('export', '--format', 'csv')
  for (const words of [text, html, leadBody(claim).chat, shown, csv])
    for (const value of Object.values(lead)) expect(words).toContain(value)
  for (const words of [text, html, shown, csv])
    for (const value of Object.values(told)) expect(words).toContain(value)
  for (const argv of [
    ['show', reference, '--format', 'json'],
    ['export', '--format', 'json'],
  ])
    expect([JSON.parse(await command(...argv))].flat()).toMatchObject([{ ...lead, ...told }])

  for (const { name, searchable } of leadFields) {
    const { rows } = await listLeads(store.sql, { view: 'all', search: lead[name] }, viewer)
    expect([name, rows.length]).toEqual([name, searchable ? 1 : 0])
  }

  // Sent again it is the same lead, and with one field changed another.
  await send(lead)
  for (const { name } of leadFields) await send({ ...lead, [name]: `another.${lead[name]}` })
  expect(await store.list({})).toHaveLength(1 + leadFields.length)
})
