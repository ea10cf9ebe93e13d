import { useState } from 'react'
import { isEmailAddress, notAnAddress } from '../../../common/lead/email-address.ts'
import { readEmailAddress } from '../../../common/lead/read-email-address.ts'
import type { InviteAnswer, Role } from '../../wire/team.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { AddressSlip, useAddressSlip } from '../../../common/ui/address-slip.tsx'
import { Button } from '../../../common/ui/button.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { DeskError } from '../api/desk-error.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { Outcome } from '../frame/outcome.tsx'
import { roleNames, roleOptions } from '../frame/role-names.ts'
import fields from '../frame/fields.module.css'
import { Choice, Form, DeskSection, TextField } from '../frame/form-parts.tsx'
import page from '../frame/side-page.module.css'
import { nameOf } from '../state/member-names.ts'
import { sessionChanged, useSession } from '../state/session-store.ts'
import styles from './invite.module.css'

/** Invites somebody to the team. */
export function Invite() {
  const { mailLeaves } = useSession()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('member')
  const [invited, setInvited] = useState<InviteAnswer>()
  const act = useAttempt()
  const slip = useAddressSlip()
  const typeEmail = (typed: string) => {
    setEmail(typed)
    slip.onTyped(typed)
  }
  const invite = () => {
    if (slip.asksFirst(email)) return undefined
    return act.attempt(
      async () => {
        const address = readEmailAddress(email)
        if (!isEmailAddress(address)) throw new DeskError(notAnAddress, 0)
        const answer = await tellDesk<InviteAnswer>(salesDeskRoutes.teamInvite, {
          email: address,
          role,
          ...(name.trim() && { name: name.trim() }),
        })
        sessionChanged({ team: answer.team })
        setInvited(answer)
        typeEmail('')
        setName('')
      },
      mailLeaves
        ? 'The invitation is on its way. The same link can be handed over here:'
        : 'No mail leaves this desk, so hand over this link:',
    )
  }
  return (
    <DeskSection title="Invite">
      <Form noValidate className={page.inline} onSubmit={invite}>
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="off"
          spellCheck={false}
          value={email}
          onText={typeEmail}
          onBlur={slip.onBlur}
        />
        <TextField label="Name, if you like" most={80} autoComplete="off" value={name} onText={setName} />
        <label className={fields.field} htmlFor="invite-role">
          <span>Role</span>
          <Choice id="invite-role" value={role} options={roleOptions} onChoose={setRole} />
        </label>
        <Button size="small" type="submit" aria-disabled={act.isBusy}>
          {act.isBusy ? 'Inviting…' : 'Invite'}
        </Button>
      </Form>
      <AddressSlip region={slip.region} meant={slip.meant} onTake={typeEmail} />
      <Outcome failure={act.failure} done={act.done && invited ? `${whoWords(invited)} ${act.done}` : ''} />
      {invited && act.done && (
        <p className={styles.link}>
          <code>{invited.link}</code>
          <span className="text-2">
            It works once, for a week. Whoever has it can sign in: send it to nobody else.
          </span>
        </p>
      )}
    </DeskSection>
  )
}

/** Who was invited in which role. An invitation does not change existing members. */
function whoWords({ member, wasKnown }: InviteAnswer): string {
  const role = roleNames[member.role].toLowerCase()
  return wasKnown
    ? `${nameOf(member)} is on the team already, and stays ${role}: change that under Members.`
    : `${nameOf(member)} is invited as ${role}.`
}
