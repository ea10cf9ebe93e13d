import { useState } from 'react'
import { isEmailAddress } from '../../../lead/email-address.ts'
import { type InviteAnswer, type Role, roles } from '../../../lead/sales-desk-team.ts'
import { salesDeskRoutes } from '../../../lead/sales-desk.ts'
import { Button } from '../../ui/button.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { DeskError } from '../api/desk-error.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { Outcome } from '../frame/outcome.tsx'
import { roleNames } from '../frame/role-names.ts'
import fields from '../frame/fields.module.css'
import page from '../frame/side-page.module.css'
import { teamChanged, useSession } from '../state/session-store.ts'
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
        teamChanged(team)
        setLink(made)
        setEmail('')
        setName('')
      },
      mailLeaves
        ? 'The invitation is on its way. The same link can be handed over here:'
        : 'Invited. No mail leaves this desk, so hand over this link:',
    )
  return (
    <section className={page.section} aria-labelledby="invite">
      <h2 id="invite" className="heading-4">
        Invite
      </h2>
      <form
        noValidate
        className={page.inline}
        onSubmit={(event) => {
          event.preventDefault()
          void invite()
        }}
      >
        <label className={fields.field}>
          <span>Email</span>
          <input
            type="email"
            required
            autoComplete="off"
            spellCheck={false}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </label>
        <label className={fields.field}>
          <span>Name, if you like</span>
          <input
            maxLength={80}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className={fields.field}>
          <span>Role</span>
          <select
            value={role}
            onChange={({ target }) => setRole(roles.find((each) => each === target.value) ?? 'member')}
          >
            {roles.map((each) => (
              <option key={each} value={each}>
                {roleNames[each]}
              </option>
            ))}
          </select>
        </label>
        <Button size="small" type="submit" aria-disabled={act.isBusy}>
          {act.isBusy ? 'Inviting…' : 'Invite'}
        </Button>
      </form>
      <Outcome failure={act.failure} done={act.done} />
      {link && act.done && (
        <p className={styles.link}>
          <code>{link}</code>
          <span className="text-2">
            It works once, for a week. Whoever has it can sign in: send it to nobody else.
          </span>
        </p>
      )}
    </section>
  )
}
