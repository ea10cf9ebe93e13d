import { Hono } from 'hono'
import { salesDeskRoutes } from '../wire/sales-desk.ts'
import {
  eraseRequestSchema,
  leadChangeSchema,
  manyChangesSchema,
  presenceRequestSchema,
  type ErasedAnswer,
} from '../wire/changes.ts'
import { leadListRequestSchema, type LeadListRequest } from '../wire/leads.ts'
import { csvHeaders } from '../../leads/web/csv.ts'
import { addLead } from './add-lead.ts'
import { writeAudit, type Audited } from './audit.ts'
import {
  bodyOf,
  referenceOf,
  requireRole,
  type Desk,
  type DeskContext,
  type DeskEnv,
} from './desk-context.ts'
import { Refusal } from './refusal.ts'
import { exportLeadsCsv, exportPerson } from './export.ts'
import { readToday } from './follow-up.ts'
import { changeLead } from './lead-change.ts'
import { changeMany } from './change-many.ts'
import { keepPresence, readLeadDetail } from './lead-detail.ts'
import { countLeads, listLeads } from './lead-list.ts'
import { readAttachment } from './replies.ts'

/** The audit log's words for a list. It leaves out the search text, which may be somebody's name. */
function listDetail({ view, assignee, cursor }: LeadListRequest, shown: number): string {
  const leads = `${shown} ${cursor === undefined ? '' : 'older '}lead${shown === 1 ? '' : 's'}`
  return `${view}, ${leads}${assignee === undefined ? '' : ` of ${assignee}`}`
}

/** The pattern of a route that names a lead. */
const pattern = (route: (reference: string) => string) => route(':reference')

/** A stranger's file is saved and never opened by the browser, whatever it claims to be. */
const fileHeaders = (name: string) => ({
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
})

/** Leads: reading, changing, exporting and erasing them. */
export function leadRoutes(desk: Desk): Hono<DeskEnv> {
  const { store, events, looks, now } = desk
  const { sql } = store
  const routes = new Hono<DeskEnv>()
  const viewer = async (c: DeskContext) => {
    const at = now()
    return { memberId: c.get('member').id, now: at, today: await readToday(sql.read, at) }
  }
  const audit = (audited: Audited) => sql.transaction((query) => writeAudit(query, audited, now()))
  const found = <T>(lead: T | undefined): T => {
    if (lead === undefined) throw new Refusal(404, 'This lead is not there, or not any more')
    return lead
  }

  /** Logs that somebody looks at a lead, unless it is already open in that session. */
  const noteLook = async (c: DeskContext, reference: string): Promise<void> => {
    const look = { sessionId: c.get('sessionId'), reference }
    if (!looks.openLead(look)) return
    try {
      await audit({ member: c.get('member').id, action: 'lead-seen', reference })
    } catch (error) {
      looks.closeLead(look)
      throw error
    }
  }

  routes.post(salesDeskRoutes.leads, async (c) => {
    const request = await bodyOf(c, leadListRequestSchema)
    const answer = await listLeads(sql, request, await viewer(c))
    const [look, member] = [{ sessionId: c.get('sessionId'), list: request }, c.get('member').id]
    if (!looks.isListOpen(look)) {
      const action = request.search === '' ? 'leads-listed' : 'leads-searched'
      await audit({ member, action, detail: listDetail(request, answer.rows.length) })
      looks.openList(look)
    }
    return c.json(answer)
  })
  routes.get(salesDeskRoutes.leadCounts, async (c) => c.json(await countLeads(sql, await viewer(c))))

  routes.post(salesDeskRoutes.leadsCsv, async (c) => {
    const member = requireRole(c, 'owner', 'member')
    const request = await bodyOf(c, leadListRequestSchema)
    await audit({ member: member.id, action: 'leads-exported', detail: request.view })
    return new Response(exportLeadsCsv(sql, request, await viewer(c)), { headers: csvHeaders('leads') })
  })

  routes.post(salesDeskRoutes.leadAdd, (c) => addLead(c, desk))

  routes.get(pattern(salesDeskRoutes.lead), async (c) => {
    const reference = referenceOf(c)
    const lead = found(await readLeadDetail(sql.read, reference, c.get('member').id, now()))
    await noteLook(c, reference)
    return c.json(lead)
  })

  routes.post(pattern(salesDeskRoutes.leadChange), async (c) => {
    const member = requireRole(c, 'owner', 'member')
    const change = await bodyOf(c, leadChangeSchema)
    const reference = referenceOf(c)
    const made = found(
      await sql.transaction((query) => changeLead(query, reference, change, { member, now: now() })),
    )
    // The answer shows the lead, so it counts as a look unless it was open already.
    await noteLook(c, reference)
    if ('conflict' in made) return c.json(made.conflict, 409)
    desk.onDelivery()
    events.wake()
    return c.json(made.lead)
  })

  routes.post(salesDeskRoutes.leadsChange, async (c) => {
    const member = requireRole(c, 'owner', 'member')
    const answer = await changeMany(sql, await bodyOf(c, manyChangesSchema), { member, now: now() })
    if (answer.changed > 0) desk.onDelivery()
    events.wake()
    return c.json(answer)
  })

  routes.post(pattern(salesDeskRoutes.presence), async (c) => {
    const { tab, open } = await bodyOf(c, presenceRequestSchema)
    const look = { sessionId: c.get('sessionId'), reference: referenceOf(c) }
    if (open) looks.keepLead(look)
    else looks.closeLead(look)
    const here = { tab, open, memberId: c.get('member').id, reference: look.reference }
    await sql.transaction((query) => keepPresence(query, here, now()))
    events.wake()
    return c.body(null, 204)
  })

  routes.get(salesDeskRoutes.attachment(':reference', ':id'), async (c) => {
    const reference = referenceOf(c)
    const id = Number(c.req.param('id'))
    const file = Number.isSafeInteger(id) ? await readAttachment(sql.read, reference, id) : undefined
    if (!file) throw new Refusal(404, 'This file is not there, or not any more')
    await audit({ member: c.get('member').id, action: 'attachment-saved', reference })
    return c.body(file.content, 200, fileHeaders(file.name))
  })

  routes.post(pattern(salesDeskRoutes.personExport), async (c) => {
    const member = requireRole(c, 'owner', 'member')
    const reference = referenceOf(c)
    const person = found(await exportPerson(store, reference))
    await audit({ member: member.id, action: 'person-exported', reference })
    return c.json(person, 200, {
      'Content-Disposition': `attachment; filename="${reference}.json"`,
    })
  })

  routes.post(pattern(salesDeskRoutes.personErase), async (c) => {
    const member = requireRole(c, 'owner')
    const { confirm } = await bodyOf(c, eraseRequestSchema)
    const reference = referenceOf(c)
    const lead = found(await store.find(reference))
    if (confirm !== reference) throw new Refusal(400, `To erase, confirm with ${reference}`)
    // Written before erasing, so that nothing is erased without an entry.
    await audit({ member: member.id, action: 'person-erased', reference })
    const erased = await store.erasePerson(lead.email || lead.phone, now())
    for (const gone of erased.references.filter((other) => other !== reference))
      await audit({ member: member.id, action: 'person-erased', reference: gone })
    await desk.onErased()
    events.wake()
    const { references, subscribers } = erased
    return c.json({ references, subscribers } satisfies ErasedAnswer)
  })
  return routes
}
