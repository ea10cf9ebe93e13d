import type { DeskId } from '../session/access.ts'

export interface Desk {
  id: DeskId
  /** Canonical path. */
  path: string
  name: string
  /** Under its sign in the bar of phones. */
  shortName: string
}

export const overview: Desk = { id: 'overview', path: '/dashboard', name: 'Overview', shortName: 'Overview' }

const assistant: Desk = {
  id: 'virtual-assistant',
  path: '/dashboard/virtual-assistant',
  name: 'Virtual Assistant',
  shortName: 'Calls',
}

export const teamDesk: Desk = {
  id: 'team',
  path: '/dashboard/team',
  name: 'Team and access',
  shortName: 'Team',
}

/** The four desks that every account sees, in the order of the rail. */
export const desks: Desk[] = [
  overview,
  assistant,
  { id: 'qams', path: '/dashboard/qams', name: 'QAMS', shortName: 'Quality' },
  { id: 'zapra', path: '/dashboard/zapra', name: 'Zapra', shortName: 'Inbox' },
]

/** The desk at a path; with or without a slash at the end. */
export function deskAt(pathname: string): Desk {
  const path = pathname.replace(/\/$/, '')
  return [...desks, teamDesk].find((desk) => desk.path === path) ?? overview
}
