import { createHmac, randomBytes } from 'node:crypto'
import type { TeamMember } from '../wire/team.ts'
import { salesDeskPath } from '../wire/sales-desk.ts'
import type { Query } from '../../leads/store/database.ts'
import type { MemberMailKind } from '../../leads/store/delivery.ts'
import { queueDelivery } from '../../leads/store/queue-delivery.ts'
import { isUnused, keepSecret, useSecret } from './one-time-secrets.ts'
import { hour, minute } from '../../common/lead/milliseconds.ts'

/** How long a link works (milliseconds). */
export const linkLifetimes = { 'sign-in-mail': 15 * minute, 'invite-mail': 7 * 24 * hour } as const
/**
 * While a link mailed within this time (milliseconds) is unused, requesting one sends no other: nobody can fill a
 * mailbox by asking, nor keep its owner from a link.
 */
const linkMailInterval = 5 * minute
export type LinkMail = keyof typeof linkLifetimes

export type SignInLinks = ReturnType<typeof signInLinks>

/** Links that sign somebody in once. */
export function signInLinks(secret: string) {
  // Derived from the link's id and the secret, so that a mail in the outbox does not contain the token.
  const token = (id: string) =>
    // Hexadecimal, because mail programs may drop a hyphen at the end of a link.
    `${id}.${createHmac('sha256', secret).update(`sales-desk:${id}`).digest('hex')}`
  /** Stores a link and returns its id. */
  async function write(query: Query, { id: member }: TeamMember, kind: LinkMail, now: Date): Promise<string> {
    const id = randomBytes(12).toString('hex')
    const lasts = linkLifetimes[kind]
    await keepSecret(query, { purpose: 'magic-link', secret: token(id), member, lasts }, now)
    return id
  }
  return {
    /** The content of a link. */
    token,
    write,
    /**
     * Whether an unused link requested within the last minutes is in the member's mailbox, or on its way there.
     * Locks the member, so that of two concurrent requests one is mailed.
     */
    async isMailed(query: Query, { id: member }: TeamMember, now: Date): Promise<boolean> {
      await query`UPDATE team_members SET state = state WHERE uid = ${member}`
      const mailed = await query<{ about: string }>`SELECT about FROM outbox
        WHERE member = ${member} AND kind = 'sign-in-mail' AND state <> 'dead'
          AND queued_at > ${now.getTime() - linkMailInterval}`
      const tokens = mailed.map(({ about }) => token(about))
      return isUnused(query, 'magic-link', tokens, now)
    },
    /** Stores a link, puts the mail with it into the outbox, and returns the link's id. */
    async mail(query: Query, member: TeamMember, kind: LinkMail, now: Date): Promise<string> {
      const id = await write(query, member, kind, now)
      await query`${memberMail(member, kind, id, now)}`
      return id
    },
    /** Uses a link up. Returns its owner; undefined if it does not work, or no longer. */
    async use(query: Query, given: string, now: Date): Promise<string | undefined> {
      return (await useSecret(query, 'magic-link', given, now))?.member ?? undefined
    },
  }
}

/** Puts a mail to a team member into the outbox. `about` distinguishes it from others of its kind. */
export const memberMail = (
  { id, email }: Pick<TeamMember, 'id' | 'email'>,
  kind: MemberMailKind,
  about: string,
  now: Date,
) => queueDelivery({ kind, address: email }, now, { member: id, position: 1, about })

/**
 * Address of a link. The token is in the fragment, which no server or log sees. The path is not that of the desk: in a
 * tab that shows an error at that address, only the fragment would change and nothing would load.
 */
export const linkAddress = (origin: string, token: string) =>
  `${origin}${salesDeskPath}/sign-in#link=${token}`
