import { randomUUID } from 'node:crypto'
import type { Role, TeamMember } from '../../lead/sales-desk-team.ts'
import type { Query, Row } from '../store/database.ts'
import type { SalesDeskSql } from '../store/open-store.ts'

/** A change that would leave the team without an owner, or that names no member. */
export class TeamRefusal extends Error {
  override name = 'TeamRefusal'
}

/** Whether the team has any member. Without one there is no desk. */
export async function hasTeam(sql: SalesDeskSql): Promise<boolean> {
  const rows = await sql.read(`SELECT 1 FROM team_members WHERE state <> 'removed' LIMIT 1`)
  return rows.length > 0
}

/** Whether somebody has signed in as an owner already. */
export async function hasOwner({ read }: SalesDeskSql): Promise<boolean> {
  const rows = await read(`SELECT 1 FROM team_members WHERE role = 'owner' AND state = 'active' LIMIT 1`)
  return rows.length > 0
}

/** All members, including removed ones. */
export async function readTeam(query: Query): Promise<TeamMember[]> {
  return (await query('SELECT * FROM team_members ORDER BY created_at, uid')).map(toMember)
}

/** Members who are not removed. */
export async function findMember(query: Query, uid: string): Promise<TeamMember | undefined> {
  const [row] = await query(`SELECT * FROM team_members WHERE uid = $1 AND state <> 'removed'`, uid)
  return row && toMember(row)
}

export async function findMemberByEmail(query: Query, email: string): Promise<TeamMember | undefined> {
  const [row] = await query(
    `SELECT * FROM team_members WHERE identity = $1 AND state <> 'removed'`,
    email.toLowerCase(),
  )
  return row && toMember(row)
}

interface Invitation {
  email: string
  name?: string | undefined
  role: Role
}

/** Adds somebody to the team, or restores a removed member. An existing member keeps name, role and state. */
export async function addMember(
  query: Query,
  { email, name, role }: Invitation,
  now: Date,
): Promise<TeamMember> {
  const [row = {}] = await query(
    `INSERT INTO team_members (uid, identity, email, name, role, state, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, 'invited', $6, $6)
     ON CONFLICT (identity) DO UPDATE SET
       role = CASE WHEN team_members.state = 'removed' THEN excluded.role ELSE team_members.role END,
       state = CASE WHEN team_members.state = 'removed' THEN 'invited' ELSE team_members.state END,
       updated_at = excluded.updated_at
     RETURNING *`,
    randomUUID(),
    email.toLowerCase(),
    email,
    name ?? nameFrom(email),
    role,
    now.getTime(),
  )
  return toMember(row)
}

export async function activate(query: Query, uid: string, now: Date): Promise<void> {
  await query(
    `UPDATE team_members SET state = 'active', updated_at = $2 WHERE uid = $1 AND state = 'invited'`,
    uid,
    now.getTime(),
  )
}

export async function renameMember(query: Query, uid: string, name: string, now: Date): Promise<void> {
  await query('UPDATE team_members SET name = $2, updated_at = $3 WHERE uid = $1', uid, name, now.getTime())
}

/** Changes a role. The last owner stays an owner. */
export async function setRole(query: Query, uid: string, role: Role, now: Date): Promise<void> {
  const found = await query(
    `UPDATE team_members SET role = $2, updated_at = $3 WHERE uid = $1 AND state <> 'removed' RETURNING uid`,
    uid,
    role,
    now.getTime(),
  )
  await refuseWithout(found, query)
}

/** Removes somebody from the team, with their sessions, passkeys, links and assigned leads. */
export async function removeMember(query: Query, uid: string, now: Date): Promise<void> {
  const found = await query(
    `UPDATE team_members SET state = 'removed', updated_at = $2 WHERE uid = $1 AND state <> 'removed' RETURNING uid`,
    uid,
    now.getTime(),
  )
  await refuseWithout(found, query)
  for (const table of ['team_sessions', 'team_passkeys', 'lead_presence', 'outbox'])
    await query(`DELETE FROM ${table} WHERE member = $1`, uid)
  await query(
    `UPDATE leads SET assignee = NULL, version = version + 1 WHERE assignee = $1 AND stage IN ('new', 'open')`,
    uid,
  )
}

/** Throws inside the transaction, so that the change is rolled back. */
async function refuseWithout(found: readonly Row[], query: Query): Promise<void> {
  if (found.length === 0) throw new TeamRefusal('Nobody of the team has this id')
  const owners = await query(`SELECT 1 FROM team_members WHERE role = 'owner' AND state <> 'removed' LIMIT 1`)
  if (owners.length === 0) throw new TeamRefusal('The team needs an owner: make somebody else one first')
}

/** Guesses "Asha Rao" from `asha.rao@company.in`. Everybody can change their own name. */
function nameFrom(email: string): string {
  const words = email.slice(0, email.lastIndexOf('@')).split(/[^\p{L}\p{M}]+/u)
  const named = words.filter(Boolean).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return named.join(' ').slice(0, 80) || email
}

/** A row of the team. */
export const toMember = (row: Row): TeamMember => ({
  id: String(row['uid']),
  name: String(row['name']),
  email: String(row['email']),
  // The casts are safe: the database checks these columns.
  role: String(row['role']) as Role,
  state: String(row['state']) as TeamMember['state'],
})
