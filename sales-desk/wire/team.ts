import * as v from 'valibot'
import { emailSchema as email } from '../../common/lead/email-schema.ts'
import { atMost } from '../../common/lead/at-most.ts'
import { cleanLine, cleanParagraphs, isVisible } from '../../common/lead/clean-text.ts'
import type { DeskSettings } from './desk-settings.ts'

export const roles = ['owner', 'member', 'reader'] as const
/** `owner`: everything. `member`: works on leads. `reader`: views. */
export type Role = (typeof roles)[number]

/** Text of one line with at least one visible character; `what` names it in the message. */
export const line = (what: string, most: number) => text(what, most, cleanLine)

/** Text with at least one visible character, without control characters and surrounding spaces. */
export const text = (what: string, most: number, clean = cleanParagraphs) =>
  v.pipe(
    v.string(`${what} is required`),
    v.transform(clean),
    v.check(isVisible, `${what} is required`),
    atMost(most),
  )
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
export const whole = v.pipe(v.number(), v.safeInteger())
const name = line('A name', 80)

/** A member of the team, as colleagues see them. */
export interface TeamMember {
  id: string
  name: string
  email: string
  role: Role
  /** `invited`: has not signed in yet. `removed`: named in the history, and can no longer sign in. */
  state: 'invited' | 'active' | 'removed'
}

/**
 * About which leads a member gets mail immediately: each new one and replies to theirs and unassigned ones; those
 * assigned by a colleague and replies to theirs; none.
 */
export const leadMails = ['all', 'mine', 'none'] as const
export type LeadMail = (typeof leadMails)[number]

/** Who is signed in, and the team around them. */
export interface DeskSession {
  me: TeamMember
  /** Includes removed members, so that history can name them. */
  team: TeamMember[]
  own: OwnSettings
  /** Whether this person already has a passkey; otherwise the desk offers to create one. */
  hasPasskey: boolean
  /** The server's time, ISO 8601, for countdowns. */
  now: string
  /** Business hours, and the time zone of all days and hours at the desk. */
  clock: DeskSettings
  /** The sender address of answers. */
  answersFrom: string
  /** Whether mail is sent; otherwise it is stored as files in a folder. */
  mailLeaves: boolean
  /** Whether the desk shows invented leads: `npm run leads -- sample`. */
  isSample: boolean
}

/** What the sign-in page offers. */
export interface SignInWays {
  /** Whether this address lets a browser use passkeys: https, or localhost. */
  passkeys: boolean
  mailLeaves: boolean
}

export const signInLinkRequestSchema = v.object({ email })

/** What to do about an incomplete link. */
export const linkIsCut =
  'This link is not whole: a part of it got lost. Open it from the mail again, or copy all of it, or ask for a new one.'

/** A link's token: an id, and the proof that the desk issued it. */
const tokenShape = /^[0-9a-f]{24}\.[0-9a-f]{64}$/

/** Whether a link's token is complete. */
export const isWholeToken = (token: string) => tokenShape.test(token)

export const signInTokenRequestSchema = v.object({
  token: v.pipe(v.string(linkIsCut), v.trim(), v.check(isWholeToken, linkIsCut)),
})

/** Options to create a passkey, or to sign in with one, for the library in the browser. */
export interface PasskeyChallenge<Options> {
  options: Options
}

/** A browser's response, in the JSON form of WebAuthn level 3. The server's library validates it. */
const credential = <Response extends v.ObjectEntries>(response: Response) =>
  v.object({
    id: v.pipe(v.string(), v.maxLength(2000)),
    rawId: v.string(),
    type: v.literal('public-key'),
    response: v.object({ clientDataJSON: v.string(), ...response }),
    clientExtensionResults: v.looseObject({}),
  })
export const passkeyAnswerSchema = v.object({
  credential: credential({
    authenticatorData: v.string(),
    signature: v.string(),
    userHandle: v.optional(v.string()),
  }),
})
export const passkeyRegistrationSchema = v.object({
  credential: credential({
    attestationObject: v.string(),
    transports: v.optional(v.array(v.string())),
  }),
  name,
})

export interface PasskeyList {
  passkeys: { id: string; name: string; createdAt: string }[]
}
export const removePasskeyRequestSchema = v.object({ id })

export interface SessionList {
  sessions: {
    id: string
    /** Such as "Firefox on Android"; empty when unknown. */
    device: string
    startedAt: string
    lastSeenAt: string
    current: boolean
  }[]
}
/** Without an id: all sessions but this one. */
export const revokeSessionRequestSchema = v.object({ id: v.optional(id) })

export const ownNameRequestSchema = v.object({ name })

/** A member's own settings. */
export const ownSettingsSchema = v.object({
  leadMail: v.picklist(leadMails),
  /** Below their answers, after the name; empty for none. */
  title: v.pipe(v.string(), v.transform(cleanLine), atMost(80)),
  /** Instead of the company's. */
  phone: v.pipe(v.string(), v.transform(cleanLine), atMost(40)),
})
export type OwnSettings = v.InferOutput<typeof ownSettingsSchema>

export interface TeamList {
  team: TeamMember[]
}
export const inviteRequestSchema = v.object({ email, name: v.optional(name), role: v.picklist(roles) })
export interface InviteAnswer extends TeamList {
  /** The invited person, as they are on the team now. */
  member: TeamMember
  /** Whether they were already on the team: then their name and role stay. */
  wasKnown: boolean
  /** The link, to be passed on if mail is not sent; it works once, for a week. */
  link: string
}
export const roleRequestSchema = v.object({ id, role: v.picklist(roles) })
export const removeMemberRequestSchema = v.object({ id })
