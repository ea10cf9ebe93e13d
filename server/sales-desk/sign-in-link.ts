import { createHmac, hash, randomBytes, randomUUID } from 'node:crypto'
import type { TeamMember } from '../../lead/sales-desk-team.ts'
import { salesDeskPath } from '../../lead/sales-desk.ts'
import type { Query } from '../store/database.ts'
import type { MemberMailKind } from '../store/delivery.ts'
import { queueDelivery } from '../store/queue-delivery.ts'
import { joined, newRow } from '../store/sql.ts'
import { identityOf } from '../store/email-identity.ts'

const minute = 60_000

/** The hash under which something secret is found. */
export const secretHash = (text: string) => hash('sha256', text, 'base64url')

/** How long a link works (milliseconds). */
export const linkLifetimes = { 'sign-in-mail': 15 * minute, 'invite-mail': 7 * 24 * 60 * minute } as const
/**
 * While a link that was mailed within this time (milliseconds) is unused, asking for one sends no other: nobody can fill
 * a mailbox by asking, nor keep its owner from a link.
 */
const linkMailInterval = 5 * minute
export type LinkMail = keyof typeof linkLifetimes

export type SignInLinks = ReturnType<typeof signInLinks>

/** Links that sign somebody in once. */
export function signInLinks(secret: string) {
  // Made from the link's id and the secret, so that a mail in the outbox does not contain the token.
  const token = (id: string) =>
    // Hexadecimal, because mail programs may leave a hyphen out of the end of a link.
    `${id}.${createHmac('sha256', secret).update(`sales-desk:${id}`).digest('hex')}`
  const identifierOf = (id: string) => `magic-link:${token(id)}`
  return {
    /** What a link carries. */
    token,
    /**
     * Whether a link is in the member's mailbox, or on its way there, that was asked for within the last minutes and
     * not used. Locks the member, so that of two who ask at once one is mailed.
     */
    async isMailed(query: Query, { id: member }: TeamMember, now: Date): Promise<boolean> {
      await query`UPDATE team_members SET state = state WHERE uid = ${member}`
      const mailed = await query<{ about: string }>`SELECT about FROM outbox
        WHERE member = ${member} AND kind = 'sign-in-mail' AND state <> 'dead'
          AND queued_at > ${now.getTime() - linkMailInterval}`
      const hashes = mailed.map(({ about }) => secretHash(identifierOf(about)))
      if (hashes.length === 0) return false
      const unused = await query`SELECT 1 FROM team_challenges
        WHERE identifier_hash IN (${joined(hashes)}) AND expires_at > ${now} LIMIT 1`
      return unused.length > 0
    },
    /** Stores a link and returns its id. */
    async write(query: Query, member: TeamMember, kind: LinkMail, now: Date): Promise<string> {
      const id = randomBytes(12).toString('hex')
      await query`DELETE FROM team_challenges WHERE expires_at < ${now}`
      // As better-auth's magic-link plugin looks for it.
      await keepChallenge(
        query,
        { identifier: identifierOf(id), value: whose(member), lasts: linkLifetimes[kind] },
        now,
      )
      return id
    },
    /** Puts the mail with the link into the outbox. */
    async queue(query: Query, member: TeamMember, kind: LinkMail, id: string, now: Date): Promise<void> {
      await query`${memberMail(member, kind, id, now)}`
    },
  }
}

/** Ends the links that a member has not used. */
export async function endLinks(query: Query, member: TeamMember): Promise<void> {
  await query`DELETE FROM team_challenges WHERE value = ${whose(member)}`
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
) => queueDelivery({ kind, address: email }, now, { member: id, position: 1, about })

/** The owner of the link, in the library's format. */
const whose = ({ email }: TeamMember) => JSON.stringify({ type: 'magic-link', email: identityOf(email) })

/**
 * Where a link leads. The token is in the fragment, which no server or log sees. The path is not that of the desk: in a
 * tab that shows an error at that address, only the fragment would change and nothing would load.
 */
export const linkAddress = (origin: string, token: string) =>
  `${origin}${salesDeskPath}/sign-in#link=${token}`
