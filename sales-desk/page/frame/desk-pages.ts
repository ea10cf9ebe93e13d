import type { Role } from '../../wire/team.ts'
import type { LeadView } from '../../wire/leads.ts'
import { site } from '../../../common/brand/site.ts'
import type { DeskIconName } from '../../../common/app-shell/desk-icon.tsx'
import type { Home } from '../../../common/app-shell/desk-shell.tsx'
import { type DeskPage, placeAddress } from '../address/place.ts'

/** The new leads. */
export const home: Home = { to: placeAddress({}), label: `${site.brand} sales desk, new leads` }

/** Pages in the order of the rail. */
export const pageNames: Record<DeskPage, string> = {
  leads: 'Leads',
  figures: 'Figures',
  templates: 'Templates',
  team: 'Team',
  settings: 'Settings',
  audit: 'Audit log',
  account: 'Your account',
}

export const pageIcons: Record<DeskPage, DeskIconName> = {
  leads: 'inbox',
  figures: 'chart',
  templates: 'file-text',
  team: 'users',
  settings: 'settings',
  audit: 'scroll',
  account: 'circle-user',
}

/** The pages of the rail. It shows `leads` if it has no room for the lists of leads. */
export const railPages = (role: Role): DeskPage[] => [
  'leads',
  'figures',
  'templates',
  'team',
  'settings',
  ...(role === 'owner' ? (['audit'] as const) : []),
]

export const viewNames: Record<LeadView, string> = {
  new: 'New',
  today: 'Today',
  overdue: 'Overdue',
  mine: 'Mine',
  replied: 'Replied',
  all: 'All',
  spam: 'Spam',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
}

/** Counting stops here: the number then means this many or more. */
const mostCounted = 1000

/** A count as displayed. */
export const countWords = (count: number): string => (count >= mostCounted ? '1,000+' : String(count))
