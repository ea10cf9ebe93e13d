import { useState } from 'react'
import { site } from '../../../common/brand/site.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { Button } from '../../../common/ui/button.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { Form, DeskSection, TextField } from '../frame/form-parts.tsx'
import { Outcome } from '../frame/outcome.tsx'
import page from '../frame/side-page.module.css'
import { nameOf } from '../state/member-names.ts'
import { sessionChanged, useSession } from '../state/session-store.ts'

/** The signature of the member's answers. */
export function Signature() {
  const { me, own } = useSession()
  const [title, setTitle] = useState(own.title)
  const [phone, setPhone] = useState(own.phone)
  const { attempt, isBusy, failure, done } = useAttempt()
  const lines = [nameOf(me), title.trim(), `${site.company}, ${phone.trim() || site.phone.display}`]
  const save = () =>
    attempt(async () => {
      const wanted = { ...own, title: title.trim(), phone: phone.trim() }
      await tellDesk<undefined>(salesDeskRoutes.ownSettings, wanted)
      sessionChanged({ own: wanted })
    }, 'Your signature is saved.')
  return (
    <DeskSection title="Signature">
      <p className={page.note}>It stands under your answers: {lines.filter(Boolean).join(' · ')}</p>
      <Form className="buttons" onSubmit={save}>
        <TextField
          label="Your title"
          value={title}
          most={80}
          placeholder="Account manager"
          onText={setTitle}
        />
        <TextField
          label="Your number"
          type="tel"
          value={phone}
          most={40}
          placeholder={site.phone.display}
          onText={setPhone}
        />
        <Button size="small" type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
      </Form>
      <Outcome failure={failure} done={done} />
    </DeskSection>
  )
}
