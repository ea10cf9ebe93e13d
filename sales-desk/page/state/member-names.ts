import type { TeamMember } from '../../wire/team.ts'

/** How a member is called in a sentence; an address stands in for a name that is not known yet. */
export function memberName(team: readonly TeamMember[], id: string | null): string {
  if (id === null) return 'Nobody'
  const member = team.find((each) => each.id === id)
  return member ? nameOf(member) : 'A former member'
}

export const nameOf = ({ name, email }: TeamMember): string => name || email

/** Members for a field in which one is chosen; `me` is marked. */
export const memberOptions = (members: readonly TeamMember[], me?: TeamMember) =>
  members.map((member) => [member.id, nameOf(member) + (member.id === me?.id ? ' (you)' : '')] as const)

/** Those to whom a lead can be given. */
export const workersOf = (team: readonly TeamMember[]): TeamMember[] =>
  team.filter(({ state, role }) => state !== 'removed' && role !== 'reader')
