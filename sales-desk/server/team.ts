import { randomUUID } from 'node:crypto'
import type { OwnSettings, Role, TeamMember } from '../wire/team.ts'
import type { Query } from '../../leads/store/database.ts'
import type { StoreSql } from '../../leads/store/open-store.ts'
import { changed, newRow, sql, trusted, type Part, type Sql } from '../../leads/store/sql.ts'
import { Refusal } from './refusal.ts'
import { identityOf } from '../../leads/store/email-identity.ts'
import { waitsForAnswer } from './waiting.ts'

/** The columns of a TeamMember. */
export const memberColumns = sql`team_members.uid AS id, team_members.name, team_members.email, team_members.role,
  team_members.state`

const hasMember = async (query: Query, where: Sql) =>
  (await query`SELECT 1 FROM team_members WHERE ${where} LIMIT 1`).length > 0

/** Whether the team has any member. Without one there is no desk. */
export const hasTeam = ({ read }: Pick<StoreSql, 'read'>) => hasMember(read, sql`state <> 'removed'`)

/** Whether somebody has signed in as an owner already. */
export const hasOwner = (query: Query) => hasMember(query, sql`role = 'owner' AND state = 'active'`)

/** All members, including removed ones. */
export const readTeam = (query: Query) =>
  query<TeamMember>`SELECT ${memberColumns} FROM team_members ORDER BY created_at, uid`

async function findWhere(query: Query, where: Sql): Promise<TeamMember | undefined> {
  const [member] = await query<TeamMember>`SELECT ${memberColumns} FROM team_members
    WHERE ${where} AND state <> 'removed'`
  return member
}

/** A member who is not removed; undefined without one. */
export const findMember = (query: Query, uid: string) => findWhere(query, sql`uid = ${uid}`)

/** The same by an address, however it is spelt. */
export const findMemberByEmail = (query: Query, email: string) =>
  findWhere(query, sql`identity = ${identityOf(email)}`)

interface Invitation {
  email: string
  name?: string | undefined
  role: Role
}

/**
 * Adds somebody to the team, or restores a removed member, for whom earlier grants are void. An existing member
 * keeps name, role and state.
 */
export async function addMember(
  query: Query,
  { email, name, role }: Invitation,
  now: Date,
): Promise<TeamMember> {
  const identity = identityOf(email)
  const [removed] = await query<TeamMember>`UPDATE team_members
    SET state = 'invited', role = ${role}, name = coalesce(${name ?? null}, name), updated_at = ${now}
    WHERE identity = ${identity} AND state = 'removed' RETURNING ${memberColumns}`
  if (removed) {
    // A session may have been started while the member was being removed.
    await endGranted(query, removed)
    return removed
  }
  const [member] = await query<TeamMember>`INSERT INTO team_members ${newRow({
    uid: randomUUID(),
    identity,
    email,
    name: name ?? nameFrom(email),
    role,
    state: 'invited',
    created_at: now,
    updated_at: now,
  })}
    ON CONFLICT (identity) DO UPDATE SET updated_at = excluded.updated_at
    RETURNING ${memberColumns}`
  return member as TeamMember
}

/** Lets a member in and makes them active; undefined if they were removed. Locks them, so that a removal waits. */
export async function activate(query: Query, uid: string, now: Date): Promise<TeamMember | undefined> {
  const [member] = await query<TeamMember>`UPDATE team_members SET state = 'active', updated_at = ${now}
    WHERE uid = ${uid} AND state <> 'removed' RETURNING ${memberColumns}`
  return member
}

/** Changes what a member is called, from now on. */
export async function renameMember(query: Query, uid: string, name: string, now: Date): Promise<void> {
  await query`UPDATE team_members SET name = ${name}, updated_at = ${now} WHERE uid = ${uid}`
}

/** Changes a role. The last owner stays an owner. */
export async function setRole(query: Query, uid: string, role: Role, now: Date): Promise<void> {
  await change(query, uid, { role, updated_at: now })
}

/** A member's own settings. */
export async function readOwnSettings(query: Query, uid: string): Promise<OwnSettings> {
  const [own] = await query<OwnSettings>`SELECT lead_mail AS "leadMail", title, phone
    FROM team_members WHERE uid = ${uid}`
  return own ?? { leadMail: 'all', title: '', phone: '' }
}

/** Sets it; other servers see it at once. */
export async function writeOwnSettings(query: Query, uid: string, own: OwnSettings, now: Date) {
  const { leadMail, title, phone } = own
  await query`UPDATE team_members SET ${changed({ lead_mail: leadMail, title, phone, updated_at: now })}
    WHERE uid = ${uid}`
}

/** Removes somebody from the team, with their sessions, passkeys, links and assigned leads. */
export async function removeMember(query: Query, uid: string, now: Date): Promise<void> {
  await endGranted(query, await change(query, uid, { state: 'removed', updated_at: now }))
  await query`DELETE FROM lead_presence WHERE member = ${uid}`
  // Reminders have no member, only a lead; they contain its words, and must not go to somebody who has left.
  await query`DELETE FROM outbox
    WHERE kind IN ('due-mail', 'overdue-mail', 'assigned-mail', 'reply-mail', 'bounce-mail')
      AND state IN ('waiting', 'kept', 'dead')
    AND address = (SELECT email FROM team_members WHERE uid = ${uid})`
  await query`UPDATE leads SET remind_on = NULL, remind_member = NULL WHERE remind_member = ${uid}`
  await query`UPDATE leads SET assignee = NULL, version = version + 1
    WHERE assignee = ${uid} AND ${waitsForAnswer}`
}

/** Ends every access a member was given: sessions, passkeys, links, and unsent mails with links. */
async function endGranted(query: Query, member: TeamMember): Promise<void> {
  for (const table of ['team_sessions', 'team_passkeys', 'one_time_secrets', 'outbox'])
    await query`DELETE FROM ${trusted(table)} WHERE member = ${member.id}`
}

/** Throws inside the transaction if the change is not allowed, so that it is rolled back. */
async function change(
  query: Query,
  uid: string,
  columns: Readonly<Record<string, Part>>,
): Promise<TeamMember> {
  // Locks the owners, so that two who step down concurrently do not each count on the other.
  const owners = await query`UPDATE team_members SET role = role WHERE role = 'owner' RETURNING state`
  const [member] = await query<TeamMember>`UPDATE team_members SET ${changed(columns)}
    WHERE uid = ${uid} AND state <> 'removed' RETURNING ${memberColumns}`
  if (!member) throw new Refusal(400, 'Nobody of the team has this id')
  // Who was invited and never came cannot run the team. A team whose first owner is still to come has nobody to lose.
  if (!(await hasOwner(query)) && owners.some(({ state }) => state === 'active'))
    throw new Refusal(400, 'The team needs an owner who has signed in: make somebody else one first')
  return member
}

/** Guesses "Asha Rao" from `asha.rao@company.in`. Everybody can change their own name. */
function nameFrom(email: string): string {
  const words = email.slice(0, email.lastIndexOf('@')).split(/[^\p{L}\p{M}]+/u)
  const named = words.filter(Boolean).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return named.join(' ').slice(0, 80) || email
}
