import { type LeadView, leadViews } from '../../wire/leads.ts'
import { salesDeskPath } from '../../wire/sales-desk.ts'

export const deskPages = ['leads', 'figures', 'templates', 'team', 'settings', 'audit', 'account'] as const
export type DeskPage = (typeof deskPages)[number]

/** The current place at the desk. All of it is in the address, so that it can be bookmarked and shared. */
export interface Place {
  page: DeskPage
  view: LeadView
  /** A member's id, or `nobody`. */
  assignee: string | undefined
  /** Reference of the open lead. */
  lead: string | undefined
  /** In the fragment, which no browser sends: search terms are personal, and must not be in any log. */
  search: string
  /** Only leads with this label. In the fragment too: labels are free text. */
  label: string | undefined
}

/** Reads a place from an address; anything unknown becomes the list of new leads. */
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

/** The shortest address of a place. */
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
