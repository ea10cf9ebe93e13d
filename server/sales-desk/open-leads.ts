import type { DeliveryStanding, DeskEvents } from '../../lead/sales-desk-leads.ts'
import type { Query, Row } from '../store/database.ts'
import { presenceLasts, toDelivery } from './lead-detail.ts'

interface OpenLead {
  reference: string
  memberIds: string[]
  deliveries: DeliveryStanding[]
}

/**
 * Looks at the leads that somebody has open: who has, and how far their deliveries are. Each look tells what is not as
 * at the last one, whichever server or program has changed it.
 */
export function watchOpenLeads(
  read: Query,
  now: () => Date,
  tell: <Name extends 'presence' | 'deliveries'>(name: Name, data: DeskEvents[Name]) => void,
): () => Promise<void> {
  let before = new Map<number, OpenLead>()
  return async () => {
    const open = await readOpenLeads(read, now())
    for (const [id, { reference, memberIds, deliveries }] of open) {
      const known = before.get(id)
      if (!isSame(known?.memberIds, memberIds)) tell('presence', { reference, memberIds })
      // Also of a lead that has just been opened: its mail may have left between being read and this look.
      if (!isSame(known?.deliveries, deliveries)) tell('deliveries', { reference, deliveries })
    }
    for (const [id, { reference }] of before)
      if (!open.has(id)) tell('presence', { reference, memberIds: [] })
    before = open
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

async function readOpenLeads(read: Query, now: Date): Promise<Map<number, OpenLead>> {
  const open = new Map<number, OpenLead>()
  const present = await read(
    `SELECT DISTINCT lead_id, reference, member FROM lead_presence JOIN leads ON leads.id = lead_id
     WHERE seen_at > $1 ORDER BY lead_id, member`,
    now.getTime() - presenceLasts,
  )
  for (const row of present) {
    const id = Number(row['lead_id'])
    const lead = open.get(id) ?? { reference: String(row['reference']), memberIds: [], deliveries: [] }
    lead.memberIds.push(String(row['member']))
    open.set(id, lead)
  }
  if (open.size === 0) return open
  const ids = [...open.keys()]
  const places = ids.map((_, index) => `$${index + 1}`).join(', ')
  const mails = await read(
    `SELECT * FROM outbox WHERE lead_id IN (${places}) ORDER BY lead_id, position`,
    ...ids,
  )
  for (const row of mails) open.get(Number(row['lead_id']))?.deliveries.push(toStanding(row))
  return open
}

/** Without the address, and what the other side said: events go to everybody. */
function toStanding(row: Row): DeliveryStanding {
  const { id, state, attempts, nextAttemptAt } = toDelivery(row)
  return { id, state, attempts, nextAttemptAt }
}
