import { expect, test } from 'vitest'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { leadMessage } from '../../leads/leads/lead-message.ts'
import { mailTo } from '../../leads/testing/mail-to.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { databases, freshPlace, storeAt } from '../../leads/testing/stores.ts'
import { leadBody } from '../../leads/webhooks/webhook-body.ts'
import { readLeadDetail } from './lead-detail.ts'

const now = new Date('2026-11-28T10:00:00Z')

test.each(databases)(
  'a phone number is stored as typed, and mail, desk and webhooks get its first, on %s',
  async (database) => {
    const store = await storeAt(await freshPlace(database))
    const phone = '+44 (0)20 7946 0018 ext. 12 / ९८२०० ०००००'
    const e164 = '+442079460018'
    const { reference } = await acceptLead(store, { ...sampleLead, phone }, mailTo('sales@our.example'), now)
    expect(await store.find(reference)).toMatchObject({ phone, phoneE164: e164 })
    expect(await readLeadDetail(store.sql.read, reference, 'nobody', now)).toMatchObject({
      phone,
      dialled: e164,
    })
    const claim = await store.claimDelivery(now, 1000)
    if (claim?.kind !== 'lead-mail') throw new Error('There is no mail to the team')
    const { html, text } = leadMessage(claim, { name: 'Website', address: 'website@our.example' })
    expect(html).toContain(`href="tel:${e164}"`)
    expect(text).toContain(phone)
    expect(leadBody(claim).data).toMatchObject({ data: { phone, phone_e164: e164 } })
  },
)
