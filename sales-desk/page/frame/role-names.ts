import { type Role, roles } from '../../wire/team.ts'

export const roleNames: Record<Role, string> = { owner: 'Owner', member: 'Member', reader: 'Reader' }

/** For a field in which one is chosen. */
export const roleOptions = roles.map((role) => [role, roleNames[role]] as const)

/** What each role may do, in a sentence. */
export const roleNotes: Record<Role, string> = {
  owner: 'works on leads, runs the team and its settings, and may erase people',
  member: 'works on leads',
  reader: 'looks, and changes nothing',
}
