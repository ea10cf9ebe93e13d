import type { LeadListRequest } from '../../lead/sales-desk-leads.ts'

/** After this long without a sign of life (milliseconds) a tab counts as closed. */
const openLasts = 45_000
/** The same list within this time (milliseconds) is the same look: an open page asks every few seconds. */
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

export type Looks = ReturnType<typeof rememberLooks>

/**
 * Tells a new look at data from what an open page asks again by itself. Remembered in this server alone: another one,
 * or the next start, writes a look down once more rather than not at all.
 */
export function rememberLooks(now: () => Date) {
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
    /** Whether this is a new look: the lead was not open in this session. From now on it is. */
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
    /** Whether the same list, or page of it, was looked at a while ago. */
    isListOpen: (look: ListLook) => isOpen(listKey(look)),
    openList: (look: ListLook) => open(listKey(look), listLasts),
  }
}
