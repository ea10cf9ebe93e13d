import { hash } from 'node:crypto'
import type { LeadDetails } from '../store/lead-store.ts'

/**
 * One value for what is the same lead to a reader: the fields without regard to case of the address, Unicode
 * form or spacing. JSON keeps the fields apart, so no two leads run together into one.
 */
export function contentHash({ name, email, phone, company, message }: LeadDetails): string {
  const fields = [name, email.toLowerCase(), phone, company, message].map((field) =>
    field.normalize('NFKC').replace(/\s+/g, ' ').trim(),
  )
  return hash('sha256', JSON.stringify(fields))
}
