import type { Query, Row } from '../../leads/store/database.ts'

interface Answering {
  id: string
  email: string
  created_at: number
}

/** Who answers leads. */
export const readAnswering = (query: Query) =>
  query<Answering>`SELECT uid AS id, email, created_at FROM team_members
    WHERE state = 'active' AND role <> 'reader' ORDER BY created_at, uid`

/** Who is to hear of this lead: whoever has it, or everybody who answers. */
export async function whoAnswers(query: Query, lead: Row): Promise<Answering[]> {
  const team = await readAnswering(query)
  const assignee = team.filter(({ id }) => id === lead['assignee'])
  return assignee.length > 0 ? assignee : team
}
