import type { DeliveryStanding, DeskEvents } from '../wire/leads.ts'
import type { Query, Row } from '../../leads/store/database.ts'
import { joined } from '../../leads/store/sql.ts'
import { presenceLasts, toDelivery } from './lead-detail.ts'

interface OpenLead {
  reference: string
  memberIds: string[]
  deliveries: DeliveryStanding[]
}

/**
 * Polls the leads that are open at the desk: who has them open, and the state of their deliveries. Reports what changed
 * since the last poll, whichever server or program changed it.
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
      // Also of a lead that has just been opened: its mail may have been sent between the reading of the lead and this poll.
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
  const present = await read<{ id: number; reference: string; member: string }>`
    SELECT DISTINCT leads.id, reference, member FROM lead_presence JOIN leads ON leads.id = lead_id
    WHERE seen_at > ${now.getTime() - presenceLasts} ORDER BY leads.id, member`
  for (const { id, reference, member } of present) {
    const lead = open.get(id) ?? { reference, memberIds: [], deliveries: [] }
    lead.memberIds.push(member)
    open.set(id, lead)
  }
  if (open.size === 0) return open
  const mails = await read`SELECT * FROM outbox WHERE lead_id IN (${joined([...open.keys()])})
    ORDER BY lead_id, position`
  for (const row of mails) open.get(Number(row['lead_id']))?.deliveries.push(toStanding(row))
  return open
}

/** Without addresses and error texts, because events go to the whole team. */
function toStanding(row: Row): DeliveryStanding {
  const { id, state, attempts, nextAttemptAt } = toDelivery(row)
  return { id, state, attempts, nextAttemptAt }
}
