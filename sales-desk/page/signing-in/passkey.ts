import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { DeskSession, PasskeyChallenge } from '../../wire/team.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { tellDesk } from '../api/ask-desk.ts'
import { DeskError } from '../api/desk-error.ts'

/** Signs in with a passkey. Rejects with a DeskError on failure; undefined if the person changed their mind. */
export async function signInWithPasskey(): Promise<DeskSession | undefined> {
  const { options } = await tellDesk<PasskeyChallenge<PublicKeyCredentialRequestOptionsJSON>>(
    salesDeskRoutes.passkeySignInStart,
  )
  const credential = await asked(() => startAuthentication({ optionsJSON: options }))
  return credential && tellDesk<DeskSession>(salesDeskRoutes.passkeySignIn, { credential })
}

/** Creates a passkey on this device. Returns whether one was created. */
export async function registerPasskey(name: string): Promise<boolean> {
  const { options } = await tellDesk<PasskeyChallenge<PublicKeyCredentialCreationOptionsJSON>>(
    salesDeskRoutes.passkeyRegisterStart,
  )
  const credential = await asked(() => startRegistration({ optionsJSON: options }))
  if (!credential) return false
  await tellDesk<undefined>(salesDeskRoutes.passkeyRegister, { credential, name })
  return true
}

async function asked<Credential>(ask: () => Promise<Credential>): Promise<Credential | undefined> {
  try {
    return await ask()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    // The browser's error if somebody closes its prompt, or waits too long.
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined
    if (name === 'InvalidStateError')
      throw new DeskError('This device has a passkey for this desk already.', 0)
    throw new DeskError('This browser could not use a passkey. Please sign in with a link by email.', 0)
  }
}
