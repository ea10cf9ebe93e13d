import { hash as digest } from 'node:crypto'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import type { OwnWords } from './own-first-lines.ts'
import type { SpamSignals } from './spam-score.ts'
import { identityOf } from '../store/email-identity.ts'
import { hour } from '../../common/lead/milliseconds.ts'

const capacity = 5_000

interface RecentLead {
  at: number
  /** The key it is counted under. */
  client: string
  message: string
  messageFromAddress: string
}

/**
 * The leads of the last hour, in memory only and as hashes: reveals a repeated message or a busy client. Under a
 * flood the oldest are dropped, so that memory does not grow. Counts are kept as they come and go: scanning them all
 * for each lead was a tenth of its cost. Only the part of a message that `ownWords` leaves is counted.
 */
export function recentLeads(now: () => Date, ownWords: OwnWords = (message) => message) {
  // A set keeps the order of insertion, and removes its first entry quickly however many there are.
  const recent = new Set<RecentLead>()
  const counts = new Map<string, number>()
  const countOf = (key: string) => counts.get(key) ?? 0
  const keysOf = ({ client, message, messageFromAddress }: RecentLead) => [
    client,
    message,
    messageFromAddress,
  ]
  const isOver = (lead: RecentLead, at: number) => recent.size >= capacity || at - lead.at >= hour
  const forget = (lead: RecentLead) => {
    for (const key of keysOf(lead)) {
      const left = countOf(key) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    }
  }
  return {
    /** What earlier leads say about this one, which is remembered from now on. */
    note(client: string, { message, email }: LeadDetails): Omit<SpamSignals, 'namesOrigin'> {
      const at = now().getTime()
      for (const oldest of recent) {
        if (!isOver(oldest, at)) break
        recent.delete(oldest)
        forget(oldest)
      }
      const words = ownWords(message)
      const lead = {
        at,
        client: `client ${hash(client)}`,
        message: `message ${hash(words)}`,
        messageFromAddress: `from ${hash(JSON.stringify([words, identityOf(email)]))}`,
      }
      const signals = {
        earlierFromClient: countOf(lead.client),
        // A message that is only the site's own line says nothing that another could have said.
        earlierWithMessage: words === '' ? 0 : countOf(lead.message) - countOf(lead.messageFromAddress),
      }
      recent.add(lead)
      for (const key of keysOf(lead)) counts.set(key, countOf(key) + 1)
      return signals
    },
  }
}

const hash = (text: string) => digest('sha256', text, 'base64')
