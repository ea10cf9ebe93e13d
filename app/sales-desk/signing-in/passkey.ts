import type { DeskSession, PasskeyChallenge } from '../../../lead/sales-desk-team.ts'
import { salesDeskRoutes } from '../../../lead/sales-desk.ts'
import { tellDesk } from '../api/ask-desk.ts'
import { DeskError } from '../api/desk-error.ts'
import { bytesFromText, textFromBytes } from './base64-url.ts'

/*
 * WebAuthn takes and gives bytes, the desk's API the text form of level 3. Browsers of the floor cannot translate
 * between them (`parseRequestOptionsFromJSON`), so that is done here.
 */

/** Whether this browser can use passkeys at this address. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis && isSecureContext

/** Signs in with a passkey. Rejects with a DeskError when that fails; undefined: the person changed their mind. */
export async function signInWithPasskey(): Promise<DeskSession | undefined> {
  const { options } = await tellDesk<PasskeyChallenge>(salesDeskRoutes.passkeySignInStart)
  const credential = await asked(() =>
    navigator.credentials.get({
      publicKey: withBytes(options) as unknown as PublicKeyCredentialRequestOptions,
    }),
  )
  if (!credential) return undefined
  return tellDesk<DeskSession>(salesDeskRoutes.passkeySignIn, { credential: inText(credential) })
}

/** Makes a passkey on this device. Answers whether one was made. */
export async function registerPasskey(name: string): Promise<boolean> {
  const { options } = await tellDesk<PasskeyChallenge>(salesDeskRoutes.passkeyRegisterStart)
  const credential = await asked(() =>
    navigator.credentials.create({
      publicKey: withBytes(options) as unknown as PublicKeyCredentialCreationOptions,
    }),
  )
  if (!credential) return false
  await tellDesk<undefined>(salesDeskRoutes.passkeyRegister, { credential: inText(credential), name })
  return true
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential : undefined
  } catch (error) {
    // What the browser calls it when somebody closes its question, or lets it wait too long.
    if (error instanceof DOMException && /^(?:NotAllowedError|AbortError)$/.test(error.name)) return undefined
    if (error instanceof DOMException && error.name === 'InvalidStateError')
      throw new DeskError('This device has a passkey for this desk already.', 0)
    throw new DeskError('This browser could not use a passkey. Please sign in with a link by email.', 0)
  }
}

/** Fields of the options that hold bytes, wherever they stand. */
function withBytes(options: Record<string, unknown>): Record<string, unknown> {
  const described = (list: unknown) =>
    (list as { id: string; type: string; transports?: string[] }[]).map(({ id, type, transports }) => ({
      id: bytesFromText(id),
      type,
      transports,
    }))
  const { challenge, user, allowCredentials, excludeCredentials } = options
  return {
    ...options,
    challenge: bytesFromText(String(challenge)),
    ...(user !== undefined && {
      user: { ...(user as object), id: bytesFromText((user as { id: string }).id) },
    }),
    ...(allowCredentials !== undefined && { allowCredentials: described(allowCredentials) }),
    ...(excludeCredentials !== undefined && { excludeCredentials: described(excludeCredentials) }),
  }
}

function inText(credential: PublicKeyCredential): Record<string, unknown> {
  const { id, rawId, type, authenticatorAttachment, response } = credential
  const fields =
    response instanceof AuthenticatorAttestationResponse
      ? { attestationObject: textFromBytes(response.attestationObject), transports: response.getTransports() }
      : assertionFields(response as AuthenticatorAssertionResponse)
  return {
    id,
    rawId: textFromBytes(rawId),
    type,
    authenticatorAttachment,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: { clientDataJSON: textFromBytes(response.clientDataJSON), ...fields },
  }
}

function assertionFields({ authenticatorData, signature, userHandle }: AuthenticatorAssertionResponse) {
  return {
    authenticatorData: textFromBytes(authenticatorData),
    signature: textFromBytes(signature),
    ...(userHandle && { userHandle: textFromBytes(userHandle) }),
  }
}
