import { countryCodes } from '../../common/lead/country-codes.ts'
import { sourceFrom } from '../../common/lead/lead-source.ts'
import { fullPhoneNumber } from '../../common/lead/phone-number.ts'
import { addLeadRequestSchema, type AddedLead } from '../wire/add.ts'
import { acceptLead, unsuspected } from '../../leads/leads/accept-lead.ts'
import { writeAudit } from './audit.ts'
import { bodyOf, requireRole, type Desk, type DeskContext } from './desk-context.ts'

/** Takes a lead that somebody of the team writes down, as the form's are taken: same store, same clock, same outbox. */
export async function addLead(c: DeskContext, desk: Desk): Promise<Response> {
  const { store, events, now } = desk
  const member = requireRole(c, 'owner', 'member')
  const { key, cameBy, agreed, phone, ...typed } = await bodyOf(c, addLeadRequestSchema)
  const details = { ...typed, phone: phone && fullPhoneNumber(countryCodes[0], phone) }
  const { reference, repeated } = await acceptLead(
    store,
    details,
    desk.destinationsOf(details),
    now(),
    unsuspected,
    { source: sourceFrom({ came_by: cameBy, agreed }), consentVersion: '', externalId: `desk:${key}` },
  )
  if (!repeated) {
    const audited = { member: member.id, action: 'lead-added', reference } as const
    await store.sql.transaction((query) => writeAudit(query, audited, now()))
    desk.onDelivery()
    events.wake()
  }
  return c.json({ reference } satisfies AddedLead)
}
