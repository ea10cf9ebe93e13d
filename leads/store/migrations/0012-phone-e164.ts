import { e164Of } from '../phone-number.ts'
import { sql } from '../sql.ts'
import { alike, type Migration } from './migration.ts'

const pageSize = 500

/** The first number in a phone number as typed, in E.164; null if it cannot be determined. */
export const phoneE164: Migration = {
  number: 12,
  ...alike(() => `ALTER TABLE leads ADD COLUMN phone_e164 TEXT`),
  *rows() {
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
  },
}
