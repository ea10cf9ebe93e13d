import { randomUUID } from 'node:crypto'
import type { Role, TeamMember } from '../../lead/sales-desk-team.ts'
import type { Query } from '../store/database.ts'
import type { SalesDeskSql } from '../store/open-store.ts'
import { changed, newRow, sql, trusted, type Part } from '../store/sql.ts'
import { Refusal } from './refusal.ts'

/** What a TeamMember is made of. */
export const memberColumns = sql`team_members.uid AS id, team_members.name, team_members.email, team_members.role,
  team_members.state`

/** Whether the team has any member. Without one there is no desk. */
export async function hasTeam({ read }: SalesDeskSql): Promise<boolean> {
  const rows = await read`SELECT 1 FROM team_members WHERE state <> 'removed' LIMIT 1`
  return rows.length > 0
}

/** Whether somebody has signed in as an owner already. */
export async function hasOwner({ read }: SalesDeskSql): Promise<boolean> {
  const rows = await read`SELECT 1 FROM team_members WHERE role = 'owner' AND state = 'active' LIMIT 1`
  return rows.length > 0
}

/** All members, including removed ones. */
export const readTeam = (query: Query) =>
  query<TeamMember>`SELECT ${memberColumns} FROM team_members ORDER BY created_at, uid`

/** Members who are not removed. */
export async function findMember(query: Query, uid: string): Promise<TeamMember | undefined> {
  const [member] = await query<TeamMember>`SELECT ${memberColumns} FROM team_members
    WHERE uid = ${uid} AND state <> 'removed'`
  return member
}

export async function findMemberByEmail(query: Query, email: string): Promise<TeamMember | undefined> {
  const [member] = await query<TeamMember>`SELECT ${memberColumns} FROM team_members
    WHERE identity = ${email.toLowerCase()} AND state <> 'removed'`
  return member
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
  const [member] = await query<TeamMember>`INSERT INTO team_members ${newRow({
    uid: randomUUID(),
    identity: email.toLowerCase(),
    email,
    name: name ?? nameFrom(email),
    role,
    state: 'invited',
    created_at: now,
    updated_at: now,
  })}
    ON CONFLICT (identity) DO UPDATE SET
      role = CASE WHEN team_members.state = 'removed' THEN excluded.role ELSE team_members.role END,
      state = CASE WHEN team_members.state = 'removed' THEN 'invited' ELSE team_members.state END,
      updated_at = excluded.updated_at
    RETURNING ${memberColumns}`
  return member as TeamMember
}

export async function activate(query: Query, uid: string, now: Date): Promise<void> {
  await query`UPDATE team_members SET state = 'active', updated_at = ${now}
    WHERE uid = ${uid} AND state = 'invited'`
}

export async function renameMember(query: Query, uid: string, name: string, now: Date): Promise<void> {
  await query`UPDATE team_members SET name = ${name}, updated_at = ${now} WHERE uid = ${uid}`
}

/** Changes a role. The last owner stays an owner. */
export async function setRole(query: Query, uid: string, role: Role, now: Date): Promise<void> {
  await change(query, uid, { role, updated_at: now })
}

/** Removes somebody from the team, with their sessions, passkeys, links and assigned leads. */
export async function removeMember(query: Query, uid: string, now: Date): Promise<void> {
  await change(query, uid, { state: 'removed', updated_at: now })
  for (const table of ['team_sessions', 'team_passkeys', 'lead_presence', 'outbox'])
    await query`DELETE FROM ${trusted(table)} WHERE member = ${uid}`
  await query`UPDATE leads SET assignee = NULL, version = version + 1
    WHERE assignee = ${uid} AND stage IN ('new', 'open')`
}

/** Throws inside the transaction when the change is not allowed, so that it is rolled back. */
async function change(query: Query, uid: string, columns: Readonly<Record<string, Part>>): Promise<void> {
  const found = await query`UPDATE team_members SET ${changed(columns)}
    WHERE uid = ${uid} AND state <> 'removed' RETURNING uid`
  if (found.length === 0) throw new Refusal(400, 'Nobody of the team has this id')
  const owners = await query`SELECT 1 FROM team_members WHERE role = 'owner' AND state <> 'removed' LIMIT 1`
  if (owners.length === 0) throw new Refusal(400, 'The team needs an owner: make somebody else one first')
}

/** Guesses "Asha Rao" from `asha.rao@company.in`. Everybody can change their own name. */
function nameFrom(email: string): string {
  const words = email.slice(0, email.lastIndexOf('@')).split(/[^\p{L}\p{M}]+/u)
  const named = words.filter(Boolean).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return named.join(' ').slice(0, 80) || email
}
