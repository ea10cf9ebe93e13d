import type { LeadListRequest } from '../wire/leads.ts'
import { hour } from '../../common/lead/milliseconds.ts'

/** A tab that has not reported for this long (milliseconds) counts as closed. */
const openLasts = 45_000
/** The same list within this time (milliseconds) is the same view: an open page asks every few seconds. */
const listLasts = hour
/** No team has more open at the same time. */
const mostRemembered = 10_000

interface LeadLook {
  sessionId: string
  reference: string
}
interface ListLook {
  sessionId: string
  list: LeadListRequest
}

export type Looks = ReturnType<typeof rememberLooks>

/**
 * Distinguishes a new view of data from the requests that an open page repeats. Kept in this server's memory: another
 * server, or a restart, may log the same view twice, but none is missed.
 */
export function rememberLooks(now: () => Date) {
  const until = new Map<string, number>()
  const isOpen = (key: string) => (until.get(key) ?? 0) > now().getTime()
  const open = (key: string, lasts: number) => {
    // In order of opening, so that the oldest is dropped first.
    until.delete(key)
    if (until.size >= mostRemembered) forgetSome()
    until.set(key, now().getTime() + lasts)
  }
  const forgetSome = () => {
    for (const key of until.keys()) if (!isOpen(key)) until.delete(key)
    const [oldest] = until.keys()
    if (until.size >= mostRemembered && oldest !== undefined) until.delete(oldest)
  }
  const leadKey = ({ sessionId, reference }: LeadLook) => `${sessionId} ${reference}`
  const listKey = ({ sessionId, list }: ListLook) =>
    JSON.stringify([sessionId, list.view, list.assignee, list.label, list.search, list.cursor])
  return {
    /** Whether this is a new view: the lead was not open in this session. From now on it is. */
    openLead(look: LeadLook): boolean {
      const isNew = !isOpen(leadKey(look))
      open(leadKey(look), openLasts)
      return isNew
    },
    /** The lead is still open, if it was. */
    keepLead: (look: LeadLook): void => {
      if (isOpen(leadKey(look))) open(leadKey(look), openLasts)
    },
    closeLead: (look: LeadLook) => void until.delete(leadKey(look)),
    /** Whether the same page of the same list was logged recently. */
    isListOpen: (look: ListLook) => isOpen(listKey(look)),
    openList: (look: ListLook) => open(listKey(look), listLasts),
  }
}
