import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { site } from '../../../common/brand/site.ts'
import type { DeskSession, SignInWays } from '../../wire/team.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { Mark } from '../../../common/figures/mark.tsx'
import { StringsAtRest } from '../../../common/figures/strings-at-rest.tsx'
import { Button } from '../../../common/ui/button.tsx'
import { askDesk, tellDesk } from '../api/ask-desk.ts'
import { DeskError, sentenceOf } from '../api/desk-error.ts'
import notice from '../frame/notice.module.css'
import { Failure } from '../frame/outcome.tsx'
import { signedIn } from '../state/session-store.ts'
import { LinkForm } from './link-form.tsx'
import { signInWithPasskey } from './passkey.ts'
import styles from './sign-in.module.css'

interface SignInProps {
  /** Somebody was signed in, in this tab, until just now. */
  ended: boolean
  /** From an opened link. */
  token: string | undefined
  /** What is wrong with the opened link. */
  fault: string | undefined
}

/** Uses up a link, once the desk has had a chance to see whether this browser keeps cookies. */
async function withLink(token: string): Promise<DeskSession> {
  await askDesk<SignInWays>(salesDeskRoutes.signInWays)
  return tellDesk<DeskSession>(salesDeskRoutes.signInToken, { token })
}

/** The sign-in page: a passkey first, otherwise a link by email. */
export function SignIn({ ended, token, fault = '' }: SignInProps) {
  const [ways, setWays] = useState<SignInWays>()
  const [failure, setFailure] = useState(fault)
  const [busy, setBusy] = useState<'link' | 'passkey'>()
  const [linkIsUsed, setLinkUsed] = useState(false)

  useEffect(() => {
    document.title = 'Sign in · Sales desk'
    askDesk<SignInWays>(salesDeskRoutes.signInWays).then(setWays, (error: unknown) =>
      setFailure(sentenceOf(error)),
    )
  }, [])

  const attempt = async (way: 'link' | 'passkey', signIn: () => Promise<DeskSession | undefined>) => {
    if (busy) return
    setBusy(way)
    setFailure('')
    try {
      const session = await signIn()
      if (session) return signedIn(session)
      setFailure('No passkey was used. Try again, or ask for a link by email.')
    } catch (error) {
      setFailure(sentenceOf(error))
      // After any other failure the link can be tried again.
      if (way === 'link' && error instanceof DeskError && error.status === 401) setLinkUsed(true)
    } finally {
      setBusy(undefined)
    }
  }
  const hasPasskeys = ways?.passkeys && browserSupportsWebAuthn()
  const withToken = token !== undefined && !linkIsUsed

  return (
    <div className={styles.page} data-ground="dark">
      <section className={styles.side} aria-labelledby="sign-in-title">
        <p className={styles.brand}>
          <Mark size={26} />
          <span>{site.brand}</span>
        </p>
        <h1 className="heading-1" id="sign-in-title">
          Sales desk
        </h1>
        <p className={`lead ${styles.lead}`}>Who wrote, who answers, by when, and what became of it.</p>
        <StringsAtRest lines={24} className={styles.strings} />
      </section>
      <main className={styles.main} data-ground="light" id="main">
        <div className={styles.column}>
          <h2 className="heading-3">{withToken ? 'Your link is ready' : 'Sign in'}</h2>
          {ended && (
            <p role="status" className="small">
              You are signed out. What you were writing is kept in this tab and is there when you sign in
              again.
            </p>
          )}
          <Failure sentence={failure} className={notice.fault} />
          {withToken ? (
            <>
              <p className="small">It works once, and signs in this browser.</p>
              <Button
                aria-disabled={busy !== undefined}
                onClick={() => void attempt('link', () => withLink(token))}
              >
                {busy === 'link' ? 'Signing in…' : 'Sign in with this link'}
              </Button>
            </>
          ) : (
            <>
              {hasPasskeys && (
                <div className={styles.way}>
                  <p className="small">
                    With the fingerprint, face or PIN of this device, if you have made a passkey on it.
                  </p>
                  <Button
                    aria-disabled={busy !== undefined}
                    onClick={() => void attempt('passkey', signInWithPasskey)}
                  >
                    {busy === 'passkey' ? 'Waiting for your device…' : 'Sign in with a passkey'}
                  </Button>
                </div>
              )}
              {ways && <LinkForm mailLeaves={ways.mailLeaves} isFirst={!hasPasskeys} />}
            </>
          )}
        </div>
      </main>
    </div>
  )
}
