import { mostLabels } from '../wire/changes.ts'
import type { Query } from '../../leads/store/database.ts'
import { Refusal } from './refusal.ts'

/** Gives a lead a label, if it does not have it. Throws a Refusal if it has the maximum already. */
export async function addLabel(query: Query, leadId: number, label: string): Promise<void> {
  await query`INSERT INTO lead_labels (lead_id, label) VALUES (${leadId}, ${label})
    ON CONFLICT (lead_id, label) DO NOTHING`
  const [row] = await query`SELECT count(*) AS number FROM lead_labels WHERE lead_id = ${leadId}`
  if (Number(row?.['number']) > mostLabels)
    throw new Refusal(400, `A lead holds ${mostLabels} labels: take one off first`)
}

/** Takes a label off a lead that may not have it. */
export async function removeLabel(query: Query, leadId: number, label: string): Promise<void> {
  await query`DELETE FROM lead_labels WHERE lead_id = ${leadId} AND label = ${label}`
}
