import { hash as digest } from 'node:crypto'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import type { OwnWords } from './own-first-lines.ts'
import type { SpamSignals } from './spam-score.ts'
import { identityOf } from '../store/email-identity.ts'
import { hour } from '../../common/lead/milliseconds.ts'

const capacity = 5_000

interface RecentLead {
  at: number
  /** What it is counted under. */
  client: string
  message: string
  messageFromAddress: string
}

/**
 * The leads of the last hour, in memory only and as hashes: a repeated message or a busy client shows in them. Under
 * a flood the oldest are forgotten, so that the memory does not grow. They are counted as they come and go: looking
 * through them all for each lead was a tenth of its cost. Of a message counts what `ownWords` leaves of it.
 */
export function recentLeads(now: () => Date, ownWords: OwnWords = (message) => message) {
  // A set keeps the order of insertion, and lets its first go at once however many there are.
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
    /** What the leads before say of this one, which is remembered from now on. */
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
        // Who sends the site's own line and nothing else says nothing that another could have said.
        earlierWithMessage: words === '' ? 0 : countOf(lead.message) - countOf(lead.messageFromAddress),
      }
      recent.add(lead)
      for (const key of keysOf(lead)) counts.set(key, countOf(key) + 1)
      return signals
    },
  }
}

const hash = (text: string) => digest('sha256', text, 'base64')
