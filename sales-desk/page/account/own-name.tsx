import { useState } from 'react'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { Button } from '../../../common/ui/button.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { Outcome } from '../frame/outcome.tsx'
import { Form, DeskSection, TextField } from '../frame/form-parts.tsx'
import page from '../frame/side-page.module.css'
import { sessionChanged, useSession } from '../state/session-store.ts'

/** The name shown to colleagues and visitors. */
export function OwnName() {
  const { me, team } = useSession()
  const [name, setName] = useState(me.name)
  const { attempt, isBusy, failure, done } = useAttempt()
  const save = () =>
    attempt(async () => {
      const own = name.trim()
      const renamed = { ...me, name: own }
      await tellDesk<undefined>(salesDeskRoutes.ownName, { name: own })
      sessionChanged({ team: team.map((member) => (member.id === me.id ? renamed : member)) })
    }, 'Your name is saved.')
  return (
    <DeskSection title="Name">
      <p className={page.note}>Colleagues see it at each lead, and visitors at the end of your answers.</p>
      <Form className="buttons" onSubmit={save}>
        <TextField label="Your name" value={name} required most={80} autoComplete="name" onText={setName} />
        <Button size="small" type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
      </Form>
      <Outcome failure={failure} done={done} />
    </DeskSection>
  )
}
