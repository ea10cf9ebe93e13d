import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

/** User present, user verified; with `attested` also: holds a new credential. */
const flags = { present: 0x05, attested: 0x45 }

/** The key in COSE, an ES256 key: a CBOR map of its type, algorithm, curve and point. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = (label: number, value: string) => [
    Buffer.from([label, 0x58, 32]),
    Buffer.from(value, 'base64url'),
  ]
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    ...point(0x21, x),
    ...point(0x22, y),
  ])
}

/** A passkey as a device creates it, without a prompt. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const dataOf = (flag: number, counter: number) =>
    Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flag, 0, 0, 0, counter])])
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = (response: object) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    /** Answers a challenge with the new credential. */
    register(challenge: string) {
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([
        dataOf(flags.attested, 0),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey),
      ])
      // CBOR of { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58', 'latin1'),
        Buffer.from([authData.length]),
        authData,
      ])
      return credential({
        clientDataJSON: text(clientData('webauthn.create', challenge)),
        attestationObject: text(attestation),
        transports: ['internal'],
      })
    },
    /** Signs a challenge. */
    signIn(challenge: string, counter: number) {
      const [data, client] = [dataOf(flags.present, counter), clientData('webauthn.get', challenge)]
      return credential({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      })
    },
  }
}
