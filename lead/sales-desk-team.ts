import * as v from 'valibot'
import { isEmailAddress } from './email-address.ts'
import { isTimeZone } from './sales-desk-hours.ts'

export const roles = ['owner', 'member', 'reader'] as const
/** `owner`: everything. `member`: works on leads. `reader`: looks. */
export type Role = (typeof roles)[number]

/** Text of which something must be there, without the spaces around it; `what` names it in the message. */
export const text = (what: string, most: number) =>
  v.pipe(
    v.string(`${what} is required`),
    v.trim(),
    v.minLength(1, `${what} is required`),
    v.maxLength(most, `Please keep this to ${most.toLocaleString('en-IN')} characters`),
  )
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
export const whole = v.pipe(v.number(), v.integer())
const email = v.pipe(
  v.string('Valid email is required'),
  v.trim(),
  v.check(isEmailAddress, 'Valid email is required'),
)
const name = text('A name', 80)

/** A member of the team, as colleagues see them. */
export interface TeamMember {
  id: string
  name: string
  email: string
  role: Role
  /** `invited`: has not signed in yet. `removed`: named in what it did, and can no longer sign in. */
  state: 'invited' | 'active' | 'removed'
}

/** Who is signed in, and with whom it works. */
export interface DeskSession {
  me: TeamMember
  /** Removed members are among them, so that history can name them. */
  team: TeamMember[]
  /** Whether this person has a passkey already; otherwise the desk offers to make one. */
  hasPasskey: boolean
  /** The server's time, ISO 8601, to count down by. */
  now: string
  /** The address that answers are sent from. */
  answersFrom: string
  /** Whether mail leaves; otherwise it is kept as files in a folder. */
  mailLeaves: boolean
}

/** What the sign-in page offers. */
export interface SignInWays {
  /** Whether this address lets a browser use passkeys: https, or localhost. */
  passkeys: boolean
  mailLeaves: boolean
}

export const signInLinkRequestSchema = v.object({ email })

/** A link's token. */
export const signInTokenRequestSchema = v.object({
  token: v.pipe(v.string(), v.minLength(16), v.maxLength(200)),
})

/** Options for `navigator.credentials`, in the JSON form of WebAuthn level 3 (`parseRequestOptionsFromJSON`). */
export interface PasskeyChallenge {
  options: Record<string, unknown>
}

/** The credential, in the JSON form of WebAuthn level 3 (`credential.toJSON()`). */
const credential = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2000)) })
export const passkeyAnswerSchema = v.object({ credential })
export const passkeyRegistrationSchema = v.object({ credential, name })

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

export interface TeamList {
  team: TeamMember[]
}
export const inviteRequestSchema = v.object({ email, name: v.optional(name), role: v.picklist(roles) })
export interface InviteAnswer extends TeamList {
  /** The link, to be handed over when mail does not leave; it works once, for a week. */
  link: string
}
export const roleRequestSchema = v.object({ id, role: v.picklist(roles) })
export const removeMemberRequestSchema = v.object({ id })

const minutes = v.pipe(whole, v.minValue(0), v.maxValue(1440))
/** Which hours count, for due times. */
export const deskSettingsSchema = v.object({
  /** `null`: every hour of every day counts. Otherwise from and until, minutes of a day in `timeZone`, Monday first. */
  businessHours: v.nullable(
    v.pipe(
      v.array(
        v.nullable(
          v.pipe(
            v.object({ from: minutes, until: minutes }),
            v.check((d) => d.from < d.until),
          ),
        ),
      ),
      v.length(7),
      v.check((days) => days.some((day) => day !== null), 'At least one day must have hours'),
    ),
  ),
  /** Days on which no hour counts, such as `2026-01-26`. */
  holidays: v.pipe(v.array(v.pipe(v.string(), v.isoDate())), v.maxLength(400)),
  timeZone: v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'This time zone is not known')),
})
export type DeskSettings = v.InferOutput<typeof deskSettingsSchema>

/** What can stand in the audit log. */
export type AuditAction =
  | 'signed-in'
  | 'signed-out'
  | 'sign-in-refused'
  | 'session-revoked'
  | 'passkey-added'
  | 'passkey-removed'
  | 'lead-seen'
  | 'leads-listed'
  | 'leads-searched'
  | 'lead-changed'
  | 'lead-answered'
  | 'leads-exported'
  | 'person-exported'
  | 'person-erased'
  | 'member-invited'
  | 'role-changed'
  | 'member-removed'
  | 'settings-changed'
  | 'template-changed'

export interface AuditEntry {
  id: number
  at: string
  /** Null: nobody who was signed in, or somebody at the command line. */
  member: { id: string; name: string } | null
  action: AuditAction
  /** Which lead; null when it was about none. */
  reference: string | null
  /** Never personal data of visitors; such as the new role. */
  detail: string
}
export const auditRequestSchema = v.object({
  before: v.optional(whole),
  memberId: v.optional(id),
})
export type AuditRequest = v.InferOutput<typeof auditRequestSchema>
export interface AuditAnswer {
  entries: AuditEntry[]
  /** For `before`; null at the end. */
  next: number | null
}
