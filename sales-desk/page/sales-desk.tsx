import { Component, type ReactNode, useEffect, useState } from 'react'
import type { DeskSession } from '../wire/team.ts'
import { salesDeskRoutes } from '../wire/sales-desk.ts'
import { Button } from '../../common/ui/button.tsx'
import { askDesk } from './api/ask-desk.ts'
import { sentenceOf } from './api/desk-error.ts'
import { Frame } from './frame/frame.tsx'
import { SignIn } from './signing-in/sign-in.tsx'
import { readLink } from './signing-in/link-token.ts'
import { sessionStore, signedIn, signedOut } from './state/session-store.ts'
import { useStore } from '../../common/ui/store.ts'
import styles from './sales-desk.module.css'

/** The sales team's page; the sign-in page for visitors who are not signed in. */
export function SalesDesk() {
  const state = useStore(sessionStore)
  const [{ token, fault }] = useState(readLink)
  useEffect(() => void findSession(token), [token])
  return (
    <Failure>
      {state.is === 'loading' && <Opening />}
      {state.is === 'unreachable' && (
        <Unreachable sentence={state.sentence} onRetry={() => void findSession(token)} />
      )}
      {state.is === 'signed-out' && <SignIn ended={state.ended} token={token} fault={fault} />}
      {state.is === 'signed-in' && <Frame key={state.session.me.id} />}
    </Failure>
  )
}

async function findSession(token: string | undefined): Promise<void> {
  // A link is for whoever opened it, whoever was signed in before.
  if (token !== undefined) return signedOut()
  try {
    const session = await askDesk<DeskSession | null>(salesDeskRoutes.session)
    if (session) signedIn(session)
    else signedOut()
  } catch (error) {
    sessionStore.write({ is: 'unreachable', sentence: sentenceOf(error) })
  }
}

function Opening() {
  return (
    <main className={styles.alone} data-ground="light">
      <p role="status">Opening the desk…</p>
    </main>
  )
}

function Unreachable({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <main className={styles.alone} data-ground="light">
      <h1 className="heading-2">The desk did not open.</h1>
      <p role="alert">{sentence}</p>
      <Button onClick={onRetry}>Try again</Button>
    </main>
  )
}

class Failure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className={styles.alone} data-ground="light">
        <h1 className="heading-2">This page failed.</h1>
        <p>Nothing that was saved is lost, and what you typed is kept in this tab.</p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </main>
    )
  }
}
