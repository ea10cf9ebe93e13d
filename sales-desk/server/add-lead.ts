import type { InferOutput } from 'valibot'
import { countryCodes } from '../../common/lead/country-codes.ts'
import { detailsFrom } from '../../common/lead/lead-fields.ts'
import { sourceFrom } from '../../common/lead/lead-source.ts'
import { fullPhoneNumber } from '../../common/lead/phone-number.ts'
import type { AddedLead, addLeadRequestSchema } from '../wire/add.ts'
import { acceptLead, unsuspected } from '../../leads/leads/accept-lead.ts'
import type { Asked } from './desk-api.ts'
import type { Desk } from './desk-context.ts'

/** Takes a lead recorded by the team like one from the form: same store, same clock, same outbox. */
export async function addLead(
  desk: Desk,
  { body, now, log }: Asked<InferOutput<typeof addLeadRequestSchema>>,
): Promise<AddedLead> {
  const { key, cameBy, agreed, phone, ...typed } = body
  const details = detailsFrom({ ...typed, phone: phone && fullPhoneNumber(countryCodes[0], phone) })
  const { reference, repeated } = await acceptLead(
    desk.store,
    details,
    desk.destinationsOf(details),
    now,
    unsuspected,
    { source: sourceFrom({ came_by: cameBy, agreed }), consentVersion: '', externalId: `desk:${key}` },
  )
  if (!repeated) {
    await log('lead-added', { reference })
    desk.onDelivery()
    desk.events.wake()
  }
  return { reference }
}
