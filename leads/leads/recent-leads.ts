import { hash as digest } from 'node:crypto'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import type { OwnWords } from './own-first-lines.ts'
import type { SpamSignals } from './spam-score.ts'
import { identityOf } from '../store/email-identity.ts'
import { hour } from '../../common/lead/milliseconds.ts'

const capacity = 5_000

interface RecentLead {
  at: number
  client: string
  message: string
  person: string
}

/**
 * The leads of the last hour, in memory only and as hashes: a repeated message or a busy client shows in them. Under
 * a flood the oldest are forgotten, so that the memory does not grow. Of a message counts what `ownWords` leaves of it.
 */
export function recentLeads(now: () => Date, ownWords: OwnWords = (message) => message) {
  let recent: RecentLead[] = []
  return {
    /** What earlier leads say about this one, which is remembered from now on. */
    note(client: string, { message, email }: LeadDetails): Omit<SpamSignals, 'namesOrigin'> {
      const at = now().getTime()
      recent = recent.filter((lead) => at - lead.at < hour).slice(1 - capacity)
      const words = ownWords(message)
      const lead = { at, client: hash(client), message: hash(words), person: hash(identityOf(email)) }
      const sameMessage = recent.filter((before) => before.message === lead.message)
      const signals = {
        earlierFromClient: recent.filter((before) => before.client === lead.client).length,
        // Who sends the site's own line and nothing else says nothing that another could have said.
        earlierWithMessage:
          words === '' ? 0 : sameMessage.filter((before) => before.person !== lead.person).length,
      }
      recent.push(lead)
      return signals
    },
  }
}

const hash = (text: string) => digest('sha256', text, 'base64')
