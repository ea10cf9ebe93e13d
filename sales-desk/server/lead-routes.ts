import { salesDeskRoutes as at } from '../wire/sales-desk.ts'
import { addLeadRequestSchema } from '../wire/add.ts'
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
import { changeMany } from './change-many.ts'
import { deskApi, everybody, noBody, owner, savedFile, working, type Asked } from './desk-api.ts'
import type { Desk } from './desk-context.ts'
import { exportLeadsCsv, exportPerson } from './export.ts'
import { readToday } from './follow-up.ts'
import { changeLead } from './lead-change.ts'
import { keepPresence, readLeadDetail } from './lead-detail.ts'
import { countLeads, listLeads } from './lead-list.ts'
import { Refusal } from './refusal.ts'
import { readAttachment } from './replies.ts'

/** The audit log's words for a list. They omit the search text, which may be somebody's name. */
function listDetail({ view, assignee, cursor }: LeadListRequest, shown: number): string {
  const leads = `${shown} ${cursor === undefined ? '' : 'older '}lead${shown === 1 ? '' : 's'}`
  return `${view}, ${leads}${assignee === undefined ? '' : ` of ${assignee}`}`
}

/** For a lead: the pattern of its address. */
const lead = ':reference'

function found<T>(wanted: T | undefined): T {
  if (wanted === undefined) throw new Refusal(404, 'This lead is not there, or not any more')
  return wanted
}

/** Leads: reading, changing, exporting and erasing them. */
export function leadRoutes(desk: Desk) {
  const { store, events, looks } = desk
  const { sql } = store
  const { routes, get, post } = deskApi(desk)
  const viewer = async ({ member, now }: Asked) => ({
    memberId: member.id,
    now,
    today: await readToday(sql.read, now),
  })
  const lookOf = ({ c, reference }: Asked) => ({ sessionId: c.get('sessionId'), reference })

  /** Logs that somebody views a lead, unless it is already open in that session. */
  const noteLook = async (asked: Asked): Promise<void> => {
    const look = lookOf(asked)
    if (!looks.openLead(look)) return
    try {
      await asked.log('lead-seen', { reference: asked.reference })
    } catch (error) {
      looks.closeLead(look)
      throw error
    }
  }

  post(at.leads, everybody, leadListRequestSchema, async (asked) => {
    const { c, body } = asked
    const answer = await listLeads(sql, body, await viewer(asked))
    const look = { sessionId: c.get('sessionId'), list: body }
    if (!looks.isListOpen(look)) {
      const action = body.search === '' ? 'leads-listed' : 'leads-searched'
      await asked.log(action, { detail: listDetail(body, answer.rows.length) })
      looks.openList(look)
    }
    return answer
  })
  get(at.leadCounts, async (asked) => countLeads(sql, await viewer(asked)))
  post(at.leadsCsv, working, leadListRequestSchema, async (asked) => {
    await asked.log('leads-exported', { detail: asked.body.view })
    return new Response(exportLeadsCsv(sql, asked.body, await viewer(asked)), {
      headers: csvHeaders('leads'),
    })
  })
  post(at.leadAdd, working, addLeadRequestSchema, (asked) => addLead(desk, asked))

  get(at.lead(lead), async (asked) => {
    const detail = found(await readLeadDetail(sql.read, asked.reference, asked.member.id, asked.now))
    await noteLook(asked)
    return detail
  })
  post(at.leadChange(lead), working, leadChangeSchema, async (asked) => {
    const { c, member, body, reference, now } = asked
    const made = found(await sql.transaction((query) => changeLead(query, reference, body, { member, now })))
    // The answer shows the lead, so it counts as a view unless it was open already.
    await noteLook(asked)
    if ('conflict' in made) return c.json(made.conflict, 409)
    desk.onDelivery()
    events.wake()
    return made.lead
  })
  post(at.leadsChange, working, manyChangesSchema, async ({ member, body, now }) => {
    const answer = await changeMany(sql, body, { member, now })
    if (answer.changed > 0) desk.onDelivery()
    events.wake()
    return answer
  })
  post(at.presence(lead), everybody, presenceRequestSchema, async (asked) => {
    const { member, body, reference, now } = asked
    if (body.open) looks.keepLead(lookOf(asked))
    else looks.closeLead(lookOf(asked))
    await sql.transaction((query) => keepPresence(query, { ...body, memberId: member.id, reference }, now))
    events.wake()
  })
  get(at.attachment(lead, ':id'), ({ c, reference, log }) =>
    // A stranger's file is saved and never opened by the browser, whatever it claims to be.
    savedFile(c, 'application/octet-stream', async (id) => {
      const file = await readAttachment(sql.read, reference, id)
      if (file) await log('attachment-saved', { reference })
      return file
    }),
  )

  post(at.personExport(lead), working, noBody, async ({ c, reference, log }) => {
    const person = found(await exportPerson(store, reference))
    await log('person-exported', { reference })
    return c.json(person, 200, { 'Content-Disposition': `attachment; filename="${reference}.json"` })
  })
  post(at.personErase(lead), owner, eraseRequestSchema, async ({ body, reference, now, log }) => {
    const { email, phone } = found(await store.find(reference))
    if (body.confirm !== reference) throw new Refusal(400, `To erase, confirm with ${reference}`)
    // Written before erasing, so that nothing is erased without an entry.
    await log('person-erased', { reference })
    const { references, subscribers } = await store.erasePerson(email || phone, now)
    for (const gone of references) if (gone !== reference) await log('person-erased', { reference: gone })
    await desk.onErased()
    events.wake()
    return { references, subscribers } satisfies ErasedAnswer
  })
  return routes
}
