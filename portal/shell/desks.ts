import { type DeskId, deskNames } from '../content/desk-names.ts'
import { site } from '../../common/brand/site.ts'

export interface Desk {
  id: DeskId
  /** Canonical path. */
  path: string
  name: string
  /** Below its icon in the phone's bar. */
  shortName: string
}

const deskOf = (id: DeskId, shortName: string, path = `/dashboard/${id}`): Desk => {
  return { id, path, name: deskNames[id], shortName }
}

export const overview = deskOf('overview', 'Overview', '/dashboard')
export const assistantDesk = deskOf('virtual-assistant', 'Calls')
export const teamDesk = deskOf('team', 'Team')

/** The four desks that every account sees, in the order of the rail. */
export const desks: readonly Desk[] = [
  overview,
  assistantDesk,
  deskOf('qams', 'Quality'),
  deskOf('zapra', 'Inbox'),
]

/** The desk at a path, with or without a trailing slash. */
export function deskAt(pathname: string): Desk {
  return [...desks, teamDesk].find(({ path }) => path === pathname || `${path}/` === pathname) ?? overview
}

export const deskTitle = (desk: string) => `${desk}. ${site.brand} demo portal`
