import { useState } from 'react'
import { isEmailAddress } from '../../../lead/email-address.ts'
import type { InviteAnswer, Role } from '../../../lead/sales-desk-team.ts'
import { salesDeskRoutes } from '../../../lead/sales-desk.ts'
import { Button } from '../../ui/button.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { DeskError } from '../api/desk-error.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { Outcome } from '../frame/outcome.tsx'
import { roleOptions } from '../frame/role-names.ts'
import fields from '../frame/fields.module.css'
import { Choice, Form, Section, TextField } from '../frame/form-parts.tsx'
import page from '../frame/side-page.module.css'
import { sessionChanged, useSession } from '../state/session-store.ts'
import styles from './invite.module.css'

/** Invites somebody into the team. */
export function Invite() {
  const { mailLeaves } = useSession()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('member')
  const [link, setLink] = useState('')
  const act = useAttempt()
  const invite = () =>
    act.attempt(
      async () => {
        const address = email.trim()
        if (!isEmailAddress(address)) throw new DeskError('Valid email is required', 0)
        const { team, link: made } = await tellDesk<InviteAnswer>(salesDeskRoutes.teamInvite, {
          email: address,
          role,
          ...(name.trim() && { name: name.trim() }),
        })
        sessionChanged({ team })
        setLink(made)
        setEmail('')
        setName('')
      },
      mailLeaves
        ? 'The invitation is on its way. The same link can be handed over here:'
        : 'Invited. No mail leaves this desk, so hand over this link:',
    )
  return (
    <Section title="Invite">
      <Form noValidate className={page.inline} onSubmit={invite}>
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="off"
          spellCheck={false}
          value={email}
          onText={setEmail}
        />
        <TextField
          label="Name, if you like"
          maxLength={80}
          autoComplete="off"
          value={name}
          onText={setName}
        />
        <label className={fields.field} htmlFor="invite-role">
          <span>Role</span>
          <Choice id="invite-role" value={role} options={roleOptions} onChoose={setRole} />
        </label>
        <Button size="small" type="submit" aria-disabled={act.isBusy}>
          {act.isBusy ? 'Inviting…' : 'Invite'}
        </Button>
      </Form>
      <Outcome failure={act.failure} done={act.done} />
      {link && act.done && (
        <p className={styles.link}>
          <code>{link}</code>
          <span className="text-2">
            It works once, for a week. Whoever has it can sign in: send it to nobody else.
          </span>
        </p>
      )}
    </Section>
  )
}
