import type { Query, Row } from './database.ts'
import type { DestinationKind, RecipientsOf } from './delivery.ts'
import { identityOf } from './email-identity.ts'
import { addDelivery } from './queue-delivery.ts'
import { changed } from './sql.ts'

/**
 * "The team" is looked up when its mail is sent: for a new lead it is the people named in the settings, and the members
 * of the sales desk who want it. Anybody removed from the settings gets nothing more: the mail goes to a successor, or
 * to nobody. Further new people get one as well. Returns the claimed row as it should be sent, or undefined if it
 * should not be.
 */
export async function addressNow(
  query: Query,
  row: Row,
  recipientsOf: RecipientsOf,
  now: Date,
): Promise<Row | undefined> {
  // The cast holds because the outbox's only writer holds to the type.
  const kind = row['kind'] as DestinationKind
  const named = recipientsOf[kind]
  if (!named) return row
  const leadId = Number(row['lead_id'])
  const team = kind === 'lead-mail' ? [...named, ...(await wantingMembers(query, leadId, named))] : named
  const untold = async () => {
    const rows = await query<{ address: string }>`SELECT address FROM outbox
      WHERE lead_id = ${leadId} AND kind = ${kind}`
    const told = new Set(rows.map(({ address }) => address))
    return team.filter((address) => !told.has(address))
  }
  const stays = team.includes(String(row['address']))
  if (stays && (await untold()).length === 0) return row
  // Two workers with two mails about the lead must not both choose the same successor.
  await query`UPDATE leads SET version = version WHERE id = ${leadId}`
  const missing = await untold()
  const heir = stays ? undefined : missing.shift()
  for (const address of missing) await query`${addDelivery(leadId, { kind, address }, now)}`
  if (stays) return row
  if (heir === undefined) {
    await query`DELETE FROM outbox WHERE id = ${Number(row['id'])}`
    return undefined
  }
  // Its schedule restarts: the failures were another's mailbox.
  const anew = {
    address: heir,
    attempts: 1,
    queued_at: now,
    waits_since: null,
    last_error: null,
    refused_at: null,
  }
  const [moved] = await query`UPDATE outbox SET ${changed(anew)} WHERE id = ${Number(row['id'])} RETURNING *`
  return moved
}

/** Members of the sales desk who want a mail about each new lead, and were there when it arrived. */
async function wantingMembers(query: Query, leadId: number, named: readonly string[]): Promise<string[]> {
  const members = await query<{ email: string; identity: string }>`SELECT email, identity FROM team_members
    WHERE state = 'active' AND role <> 'reader' AND lead_mail = 'all'
      AND created_at <= (SELECT received_at FROM leads WHERE id = ${leadId})
    ORDER BY created_at, uid`
  const known = new Set(named.map(identityOf))
  return members.filter(({ identity }) => !known.has(identity)).map(({ email }) => email)
}
