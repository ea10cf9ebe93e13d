import type { LeadListRequest } from '../../lead/sales-desk-leads.ts'

/** A tab that has said nothing for so long (milliseconds) has closed the lead without a word. */
const openLasts = 45_000
/** The same list, asked for again within so long (milliseconds), is the same look: an open page asks every few seconds. */
const listLasts = 60 * 60_000
/** More than these at once are no team. */
const mostRemembered = 10_000

interface LeadLook {
  sessionId: string
  reference: string
}
interface ListLook {
  sessionId: string
  list: LeadListRequest
}

/** Tells a new look at data from what an open page asks again by itself. */
export interface Looks {
  /** Whether a lead is looked at anew: it was not open in this session. From now on it is. */
  openLead(look: LeadLook): boolean
  /** The lead is still open, if it was. */
  keepLead(look: LeadLook): void
  closeLead(look: LeadLook): void
  /** Whether the same list, or page of it, was looked at a while ago. */
  isListOpen(look: ListLook): boolean
  openList(look: ListLook): void
}

/** Remembered in this server alone: another one, or the next start, writes a look down once more rather than not at all. */
export function rememberLooks(now: () => Date): Looks {
  const until = new Map<string, number>()
  const isOpen = (key: string) => (until.get(key) ?? 0) > now().getTime()
  const open = (key: string, lasts: number) => {
    // What was opened last stands last, so the first is the first to be forgotten.
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
    JSON.stringify([sessionId, list.view, list.assignee, list.search, list.cursor])
  return {
    openLead(look) {
      const isNew = !isOpen(leadKey(look))
      open(leadKey(look), openLasts)
      return isNew
    },
    keepLead: (look) => {
      if (isOpen(leadKey(look))) open(leadKey(look), openLasts)
    },
    closeLead: (look) => void until.delete(leadKey(look)),
    isListOpen: (look) => isOpen(listKey(look)),
    openList: (look) => open(listKey(look), listLasts),
  }
}
