import { createHash } from 'node:crypto'
import type { LeadDetails } from '../store/lead-store.ts'
import type { SpamSignals } from './spam-score.ts'

const hour = 3_600_000
const capacity = 5_000

interface RecentLead {
  at: number
  client: string
  message: string
  email: string
}

/**
 * The leads of the last hour, in memory only and as hashes: a repeated message or a busy client shows in them. Under
 * a flood the oldest are forgotten, so that the memory does not grow.
 */
export function recentLeads(now: () => Date) {
  let recent: RecentLead[] = []
  return {
    /** What the leads before say of this one, which is remembered from now on. */
    note(client: string, { message, email }: LeadDetails): Omit<SpamSignals, 'namesOrigin'> {
      const at = now().getTime()
      recent = recent.filter((lead) => at - lead.at < hour).slice(-capacity + 1)
      const lead = { at, client: hash(client), message: hash(message), email: hash(email.toLowerCase()) }
      const signals = {
        earlierFromClient: recent.filter((earlier) => earlier.client === lead.client).length,
        earlierWithMessage: recent.filter(
          (earlier) => earlier.message === lead.message && earlier.email !== lead.email,
        ).length,
      }
      recent.push(lead)
      return signals
    },
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64')
