import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { LeadDesk } from './lead-desk.ts'

interface StoredLead {
  reference: string
  name: string
  email: string
  phone: string
  company: string
  message: string
}

/** What the operator sees: `npm run leads -- export --format json`. */
export async function storedLeads(leadDesk: LeadDesk): Promise<StoredLead[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/desk/main.ts', 'export', '--format', 'json', '--data', leadDesk.dataDir],
    { cwd: process.cwd() },
  )
  return JSON.parse(stdout) as StoredLead[]
}
