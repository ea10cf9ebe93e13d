import { type LeadView, leadViews } from '../../wire/leads.ts'
import { salesDeskPath } from '../../wire/sales-desk.ts'

export const deskPages = ['leads', 'figures', 'templates', 'team', 'settings', 'audit', 'account'] as const
export type DeskPage = (typeof deskPages)[number]

/** Where one is at the desk. All of it is in the address, so that it can be kept, sent and gone back to. */
export interface Place {
  page: DeskPage
  view: LeadView
  /** A member's id, or `nobody`. */
  assignee: string | undefined
  /** Reference of the lead that is open. */
  lead: string | undefined
  /** In the fragment, which no browser sends: what is searched for is personal, and no log may have it. */
  search: string
  /** Only leads with this label. In the fragment too: the team may write into it what it likes. */
  label: string | undefined
}

/** Reads a place from an address; what it does not know becomes the list of new leads. */
export function readPlace(query: string, fragment: string): Place {
  const asked = new URLSearchParams(query)
  const view = asked.get('view')
  const unsent = new URLSearchParams(fragment.replace(/^#/, ''))
  return {
    page: deskPages.find((page) => page === asked.get('page')) ?? 'leads',
    view: leadViews.find((each) => each === view) ?? 'new',
    assignee: asked.get('assignee') ?? undefined,
    lead: asked.get('lead') ?? undefined,
    search: unsent.get('search') ?? '',
    label: unsent.get('label') ?? undefined,
  }
}

/** The address of a place, the shortest that leads there. */
export function placeAddress(place: Partial<Place>): string {
  const { page = 'leads', view = 'new', assignee, lead, search, label } = place
  const query = new URLSearchParams()
  if (page !== 'leads') query.set('page', page)
  if (page === 'leads' && view !== 'new') query.set('view', view)
  if (assignee) query.set('assignee', assignee)
  if (lead) query.set('lead', lead)
  const asked = query.toString()
  const unsent = new URLSearchParams({ ...(search && { search }), ...(label && { label }) }).toString()
  const fragment = unsent && `#${unsent}`
  return `${salesDeskPath}${asked ? `?${asked}` : ''}${fragment}`
}
