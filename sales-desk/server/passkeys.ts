import { randomUUID } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server'
import type { PasskeyList, TeamMember } from '../wire/team.ts'
import type { Query } from '../../leads/store/database.ts'
import type { StoreSql } from '../../leads/store/open-store.ts'
import { newRow } from '../../leads/store/sql.ts'
import { isoTime } from './lead-rows.ts'
import { keepSecret, useSecret, type Purpose } from './one-time-secrets.ts'
import { minute } from '../../common/lead/milliseconds.ts'

/** A challenge can be answered once, within this many milliseconds. */
const challengeLasts = 5 * minute

/** The browser's site, which a passkey is bound to. */
export interface RelyingParty {
  /** The host, without its port. */
  id: string
  origin: string
}

type KnownCredential = Record<'id', string>
type CheckedPasskey = Pick<
  NonNullable<VerifiedRegistrationResponse['registrationInfo']>,
  'credential' | 'credentialDeviceType' | 'credentialBackedUp' | 'aaguid'
>

/** Loaded when it is first needed, so that a server without a team does not load it. */
const webauthn = () => import('@simplewebauthn/server')

/** Creates and checks passkeys. The caller signs people in. */
export function passkeys({ read, transaction }: StoreSql) {
  const remember = (purpose: Purpose, challenge: string, member: string | null, now: Date) =>
    transaction((query) =>
      keepSecret(query, { purpose, secret: challenge, member, lasts: challengeLasts }, now),
    )
  /** Uses a challenge up. It must be this member's; null for nobody's. */
  const takeBack = (purpose: Purpose, member: string | null, now: Date) => async (challenge: string) => {
    const used = await transaction((query) => useSecret(query, purpose, challenge, now))
    return used?.member === member
  }
  return {
    async startRegistration(member: TeamMember, party: RelyingParty, now: Date) {
      const excludeCredentials = await read<KnownCredential>`SELECT credential_id AS id FROM team_passkeys
        WHERE member = ${member.id}`
      const { generateRegistrationOptions } = await webauthn()
      const options = await generateRegistrationOptions({
        rpName: 'Sales desk',
        rpID: party.id,
        userName: member.email,
        userDisplayName: member.name,
        userID: new TextEncoder().encode(member.id),
        excludeCredentials,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await remember('passkey:register', options.challenge, member.id, now)
      return options
    },

    /** The registration, if the response is valid; otherwise undefined. */
    async checkRegistration(
      member: TeamMember,
      { response, party, now }: { response: RegistrationResponseJSON; party: RelyingParty; now: Date },
    ) {
      const { verifyRegistrationResponse } = await webauthn()
      const checked = await verifyRegistrationResponse({
        response,
        expectedChallenge: takeBack('passkey:register', member.id, now),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
      }).catch(() => undefined)
      return checked?.verified ? checked.registrationInfo : undefined
    },

    async add(query: Query, member: TeamMember, given: CheckedPasskey & { name: string; now: Date }) {
      const { credential } = given
      await query`INSERT INTO team_passkeys ${newRow({
        uid: randomUUID(),
        member: member.id,
        name: given.name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        device_type: given.credentialDeviceType,
        backed_up: Number(given.credentialBackedUp),
        transports: (credential.transports ?? []).join(' '),
        aaguid: given.aaguid,
        created_at: given.now,
      })} ON CONFLICT (credential_id) DO NOTHING`
    },

    async startSignIn(party: RelyingParty, now: Date) {
      const { generateAuthenticationOptions } = await webauthn()
      const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })
      await remember('passkey:sign-in', options.challenge, null, now)
      return options
    },

    /** The member whose passkey it is, if the response is valid; otherwise undefined. */
    async proven(
      response: AuthenticationResponseJSON,
      party: RelyingParty,
      now: Date,
    ): Promise<string | undefined> {
      const [row] = await read`SELECT * FROM team_passkeys WHERE credential_id = ${response.id}`
      if (!row) return undefined
      const { verifyAuthenticationResponse } = await webauthn()
      const checked = await verifyAuthenticationResponse({
        response,
        expectedChallenge: takeBack('passkey:sign-in', null, now),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: {
          id: String(row['credential_id']),
          publicKey: new Uint8Array(Buffer.from(String(row['public_key']), 'base64url')),
          counter: Number(row['counter']),
        },
      }).catch(() => undefined)
      if (!checked?.verified) return undefined
      const { newCounter } = checked.authenticationInfo
      await transaction(
        (query) => query`UPDATE team_passkeys SET counter = ${newCounter} WHERE uid = ${String(row['uid'])}`,
      )
      return String(row['member'])
    },

    async list(member: string): Promise<PasskeyList> {
      const rows = await read<{ id: string; name: string; at: number }>`
        SELECT uid AS id, name, created_at AS at FROM team_passkeys WHERE member = ${member} ORDER BY at, id`
      return { passkeys: rows.map(({ at, ...shown }) => Object.assign(shown, { createdAt: isoTime(at) })) }
    },

    async remove(query: Query, member: string, uid: string): Promise<boolean> {
      const rows = await query`DELETE FROM team_passkeys
        WHERE uid = ${uid} AND member = ${member} RETURNING uid`
      return rows.length > 0
    },
  }
}
