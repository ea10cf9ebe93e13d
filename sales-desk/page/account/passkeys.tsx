import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import type { PasskeyList } from '../../wire/team.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { Button, SideButton } from '../../../common/ui/button.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { useAsked } from '../api/use-asked.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { LoadFailure, Outcome } from '../frame/outcome.tsx'
import { Form, DeskSection, TextField } from '../frame/form-parts.tsx'
import page from '../frame/side-page.module.css'
import { registerPasskey } from '../signing-in/passkey.ts'
import { sessionChanged } from '../state/session-store.ts'
import { fullMoment } from '../time/dates.ts'

/** The passkeys of the member's devices. */
export function Passkeys() {
  const { answer, failure, load } = useAsked<PasskeyList>(salesDeskRoutes.passkeyList)
  const act = useAttempt()
  const [name, setName] = useState('')
  const add = () =>
    act.attempt(async () => {
      if (!(await registerPasskey(name.trim() || 'This device'))) return
      sessionChanged({ hasPasskey: true })
      setName('')
      await load()
    }, '')
  const remove = (id: string) =>
    act.attempt(async () => {
      await tellDesk<undefined>(salesDeskRoutes.passkeyRemove, { id })
      sessionChanged({ hasPasskey: (answer?.passkeys.length ?? 0) > 1 })
      await load()
    }, 'The passkey is removed.')
  return (
    <DeskSection title="Passkeys">
      <p className={page.note}>
        With a passkey you sign in with the fingerprint, face or PIN of your device, and nobody can phish it.
      </p>
      {failure && <LoadFailure sentence={failure} onRetry={() => void load()} />}
      {answer && answer.passkeys.length > 0 && (
        <ul className={page.rows}>
          {answer.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <b>{passkey.name}</b>
                <small>Made {fullMoment(passkey.createdAt)}</small>
              </div>
              <SideButton onClick={() => void remove(passkey.id)}>
                Remove<span className="visually-hidden"> {passkey.name}</span>
              </SideButton>
            </li>
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? (
        <Form className="buttons" onSubmit={add}>
          <TextField
            label="Name of this device"
            value={name}
            most={80}
            placeholder="Office laptop"
            onText={setName}
          />
          <Button size="small" type="submit" aria-disabled={act.isBusy}>
            {act.isBusy ? 'Waiting for your device…' : 'Make a passkey here'}
          </Button>
        </Form>
      ) : (
        <p className={page.note}>
          Passkeys need a secure address: https, or localhost on the desk’s own machine.
        </p>
      )}
      <Outcome failure={act.failure} done={act.done} />
    </DeskSection>
  )
}
