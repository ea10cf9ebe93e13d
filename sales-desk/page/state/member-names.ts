import type { TeamMember } from '../../wire/team.ts'

/** A member's name within a sentence; the address if no name is known yet. */
export function memberName(team: readonly TeamMember[], id: string | null): string {
  if (id === null) return 'Nobody'
  const member = team.find((each) => each.id === id)
  return member ? nameOf(member) : 'A former member'
}

export const nameOf = ({ name, email }: TeamMember): string => name || email

/** Members for a field in which one is chosen; `me` is marked. */
export const memberOptions = (members: readonly TeamMember[], me?: TeamMember) =>
  members.map((member) => [member.id, nameOf(member) + (member.id === me?.id ? ' (you)' : '')] as const)

/** Possible assignees of a lead. */
export const workersOf = (team: readonly TeamMember[]): TeamMember[] =>
  team.filter(({ state, role }) => state !== 'removed' && role !== 'reader')
