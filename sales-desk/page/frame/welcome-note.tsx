import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { PlaceLink } from '../address/place-link.tsx'
import { useSession } from '../state/session-store.ts'
import styles from './welcome-note.module.css'

const stored = 'sales-desk-without-passkey'

/** Next steps for a new member: enter a name, then perhaps create a passkey. */
export function WelcomeNote() {
  const { me, hasPasskey } = useSession()
  const [isDeclined, setDeclined] = useState(() => readDeclined())
  if (!me.name)
    return (
      <p className={styles.note}>
        <span>Colleagues and visitors do not know your name yet.</span>
        <PlaceLink className="press-target quiet-link" to={{ page: 'account' }}>
          Say what you are called
        </PlaceLink>
      </p>
    )
  if (hasPasskey || isDeclined || !browserSupportsWebAuthn()) return null
  return (
    <p className={styles.note}>
      <span>Next time you can sign in without an email.</span>
      <PlaceLink className="press-target quiet-link" to={{ page: 'account' }}>
        Make a passkey
      </PlaceLink>
      <button
        type="button"
        className="press-target quiet-link text-2"
        onClick={() => {
          keepDeclined()
          setDeclined(true)
        }}
      >
        Not now
      </button>
    </p>
  )
}

function readDeclined(): boolean {
  try {
    return localStorage.getItem(stored) !== null
  } catch {
    return false
  }
}

function keepDeclined(): void {
  try {
    localStorage.setItem(stored, '')
  } catch {
    // Then it is asked again.
  }
}
