import { createHmac, hash, randomBytes, randomUUID } from 'node:crypto'
import type { TeamMember } from '../../lead/sales-desk-team.ts'
import { salesDeskPath } from '../../lead/sales-desk.ts'
import type { Query } from '../store/database.ts'
import type { MemberMailKind } from '../store/delivery.ts'
import { newRow, sql } from '../store/sql.ts'

const minute = 60_000

/** The hash under which something secret is found. */
export const secretHash = (text: string) => hash('sha256', text, 'base64url')

/** How long a link works (milliseconds). */
export const linkLifetimes = { 'sign-in-mail': 15 * minute, 'invite-mail': 7 * 24 * 60 * minute } as const
export type LinkMail = keyof typeof linkLifetimes

export type SignInLinks = ReturnType<typeof signInLinks>

/** Links that sign somebody in once. */
export function signInLinks(secret: string) {
  // Made from the link's id and the secret, so that a mail in the outbox does not contain the token.
  const token = (id: string) =>
    // Hexadecimal, because mail programs may leave a hyphen out of the end of a link.
    `${id}.${createHmac('sha256', secret).update(`sales-desk:${id}`).digest('hex')}`
  return {
    /** What a link carries. */
    token,
    /** Stores a link and returns its id. */
    async write(query: Query, member: TeamMember, kind: LinkMail, now: Date): Promise<string> {
      const id = randomBytes(12).toString('hex')
      await query`DELETE FROM team_challenges WHERE expires_at < ${now}`
      // As better-auth's magic-link plugin looks for it.
      const identifier = `magic-link:${token(id)}`
      await keepChallenge(query, { identifier, value: whose(member), lasts: linkLifetimes[kind] }, now)
      return id
    },
    /** Ends the links that a member has not used. */
    async end(query: Query, member: TeamMember): Promise<void> {
      await query`DELETE FROM team_challenges WHERE value = ${whose(member)}`
    },
    /** Puts the mail with the link into the outbox. */
    async queue(query: Query, member: TeamMember, kind: LinkMail, id: string, now: Date): Promise<void> {
      await query`${memberMail(member, kind, id, now)}`
    },
  }
}

interface Challenge {
  /** Secret, so it is stored as a hash. */
  identifier: string
  value: string
  /** How long it can be answered (milliseconds). */
  lasts: number
}

/** Stores what somebody has to prove, once. */
export async function keepChallenge(query: Query, challenge: Challenge, now: Date): Promise<void> {
  await query`INSERT INTO team_challenges ${newRow({
    uid: randomUUID(),
    identifier_hash: secretHash(challenge.identifier),
    value: challenge.value,
    created_at: now,
    updated_at: now,
    expires_at: now.getTime() + challenge.lasts,
  })}`
}

/** Puts a mail to somebody of the team into the outbox. `about` tells it from others of its kind. */
export const memberMail = (
  { id, email }: Pick<TeamMember, 'id' | 'email'>,
  kind: MemberMailKind,
  about: string,
  now: Date,
) =>
  sql`INSERT INTO outbox ${newRow({
    member: id,
    position: 1,
    kind,
    address: email,
    about,
    queued_at: now,
    next_attempt_at: now,
  })}`

/** The owner of the link, in the library's format. */
const whose = ({ email }: TeamMember) => JSON.stringify({ type: 'magic-link', email: email.toLowerCase() })

/**
 * Where a link leads. The token is in the fragment, which no server or log sees. The path is not that of the desk: in a
 * tab that shows an error at that address, only the fragment would change and nothing would load.
 */
export const linkAddress = (origin: string, token: string) =>
  `${origin}${salesDeskPath}/sign-in#link=${token}`
