import type { DeskSession, TeamMember } from '../../lead/sales-desk-team.ts'
import type { Desk } from './desk-context.ts'
import { readTeam } from './team.ts'

/** What the page needs to know once somebody is signed in. */
export async function sessionAnswer(
  { store, now, answersFrom, mailLeaves }: Desk,
  me: TeamMember,
): Promise<DeskSession> {
  const { read } = store.sql
  const keys = await read('SELECT 1 FROM team_passkeys WHERE member = $1 LIMIT 1', me.id)
  return {
    me,
    team: await readTeam(read),
    hasPasskey: keys.length > 0,
    now: now().toISOString(),
    answersFrom,
    mailLeaves,
  }
}
