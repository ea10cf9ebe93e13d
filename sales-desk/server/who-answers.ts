import type { LeadMail } from '../wire/team.ts'
import type { Query, Row } from '../../leads/store/database.ts'

interface Answering {
  id: string
  email: string
  created_at: number
  lead_mail: LeadMail
}

/** Who answers leads. */
export const readAnswering = (query: Query) =>
  query<Answering>`SELECT uid AS id, email, created_at, lead_mail FROM team_members
    WHERE state = 'active' AND role <> 'reader' ORDER BY created_at, uid`

/** Who is told about this lead: its assignee, or everybody who answers. */
export async function whoAnswers(query: Query, lead: Row): Promise<Answering[]> {
  const team = await readAnswering(query)
  const assignee = team.filter(({ id }) => id === lead['assignee'])
  return assignee.length > 0 ? assignee : team
}

/**
 * Who is told immediately that the person has written again, by each member's choice for mail about leads: `all` are
 * told of their own and unassigned ones, those who want only their own are not told of unassigned ones. Reminders come
 * in any case.
 */
export const whoWantsReply = async (query: Query, lead: Row): Promise<Answering[]> =>
  (await whoAnswers(query, lead)).filter(
    ({ id, lead_mail }) => lead_mail === 'all' || (lead_mail === 'mine' && id === lead['assignee']),
  )
