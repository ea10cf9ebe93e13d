import { type DeskId, deskNames } from '../../../content/portal/desk-names.ts'

export interface Desk {
  id: DeskId
  /** Canonical path. */
  path: string
  name: string
  /** Under its sign in the bar of phones. */
  shortName: string
}

export const overview: Desk = deskOf('overview', '/dashboard', 'Overview')
export const teamDesk: Desk = deskOf('team', '/dashboard/team', 'Team')

/** The four desks that every account sees, in the order of the rail. */
export const desks: Desk[] = [
  overview,
  deskOf('virtual-assistant', '/dashboard/virtual-assistant', 'Calls'),
  deskOf('qams', '/dashboard/qams', 'Quality'),
  deskOf('zapra', '/dashboard/zapra', 'Inbox'),
]

function deskOf(id: DeskId, path: string, shortName: string): Desk {
  return { id, path, name: deskNames[id], shortName }
}

/** The desk at a path; with or without a slash at the end. */
export function deskAt(pathname: string): Desk {
  const path = pathname.replace(/\/$/, '')
  return [...desks, teamDesk].find((desk) => desk.path === path) ?? overview
}
