import { e164Of } from '../phone-number.ts'
import { sql } from '../sql.ts'
import { step } from './migration.ts'

const pageSize = 500

/** Beside a phone number as it was typed, the first number in it in E.164; null where that cannot be told. */
export const phoneE164 = step(12, 'ALTER TABLE leads ADD COLUMN phone_e164 TEXT', function* () {
  let after = 0
  for (;;) {
    const leads = yield sql`SELECT id, phone FROM leads WHERE id > ${after} ORDER BY id LIMIT ${pageSize}`
    for (const { id, phone } of leads) {
      const e164 = e164Of(String(phone))
      if (e164 !== null) yield sql`UPDATE leads SET phone_e164 = ${e164} WHERE id = ${Number(id)}`
      after = Number(id)
    }
    if (leads.length < pageSize) return
  }
})
