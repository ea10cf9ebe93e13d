import { cleanLine, cleanParagraphs } from '../../../common/lead/clean-text.ts'
import { joined, sql, trusted } from '../sql.ts'
import type { Migration } from './migration.ts'

/** What the team writes, and whether it is one line. */
const columns = {
  lead_history: { key: 'id', body: cleanParagraphs },
  lead_answers: { key: 'id', subject: cleanLine, body: cleanParagraphs },
  reply_templates: { key: 'id', name: cleanLine, subject: cleanLine, body: cleanParagraphs },
  team_members: { key: 'uid', name: cleanLine },
  team_passkeys: { key: 'uid', name: cleanLine },
} as const

/** Control characters in the team's texts were stored, and mailed. */
export const cleanText: Migration = {
  number: 16,
  sqlite: '',
  postgres: '',
  *rows() {
    for (const [table, { key, ...cleaners }] of Object.entries(columns)) {
      const names = [key, ...Object.keys(cleaners)].map(trusted)
      for (const row of yield sql`SELECT ${joined(names)} FROM ${trusted(table)}`) {
        for (const [name, clean] of Object.entries(cleaners)) {
          const text = String(row[name])
          if (!/(?![\n\r\t])\p{Cc}/u.test(text)) continue
          yield sql`UPDATE ${trusted(table)} SET ${trusted(name)} = ${clean(text)}
            WHERE ${trusted(key)} = ${row[key] as string | number}`
        }
      }
    }
  },
}
