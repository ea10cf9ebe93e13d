import { hash } from 'node:crypto'
import type { Query } from '../../leads/store/database.ts'
import { joined, newRow } from '../../leads/store/sql.ts'

/** A secret serves one purpose only: one issued for another proves nothing. */
export type Purpose = 'magic-link' | 'passkey:sign-in' | 'passkey:register'

/** What somebody can prove once. */
interface OneTimeSecret {
  purpose: Purpose
  secret: string
  /** Its owner; null if not known yet. */
  member: string | null
  /** How long it can be used (milliseconds). */
  lasts: number
}

/** Stored in place of the secret, so that nobody can sign in with what is in the store. */
const hashOf = (purpose: Purpose, secret: string) => hash('sha256', `${purpose}:${secret}`, 'base64url')

/** Stores a secret as a hash, and deletes expired ones. */
export async function keepSecret(query: Query, given: OneTimeSecret, now: Date): Promise<void> {
  await query`DELETE FROM one_time_secrets WHERE expires_at <= ${now}`
  await query`INSERT INTO one_time_secrets ${newRow({
    hash: hashOf(given.purpose, given.secret),
    member: given.member,
    expires_at: now.getTime() + given.lasts,
  })}`
}

/**
 * Uses a secret up and returns its owner; undefined if it is unknown, used or expired. One statement reads and
 * deletes it, so that of several concurrent users one gets in.
 */
export async function useSecret(query: Query, purpose: Purpose, secret: string, now: Date) {
  const [used] = await query<{ member: string | null }>`DELETE FROM one_time_secrets
    WHERE hash = ${hashOf(purpose, secret)} AND expires_at > ${now} RETURNING member`
  return used
}

/** Whether one of these secrets can still be used. */
export async function isUnused(query: Query, purpose: Purpose, secrets: readonly string[], now: Date) {
  if (secrets.length === 0) return false
  const hashes = secrets.map((secret) => hashOf(purpose, secret))
  const unused = await query`SELECT 1 FROM one_time_secrets
    WHERE hash IN (${joined(hashes)}) AND expires_at > ${now} LIMIT 1`
  return unused.length > 0
}

/** Invalidates a member's unused ones. */
export async function endSecrets(query: Query, member: string): Promise<void> {
  await query`DELETE FROM one_time_secrets WHERE member = ${member}`
}
