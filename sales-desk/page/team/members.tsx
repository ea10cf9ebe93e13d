import { useRef, useState } from 'react'
import type { Role, TeamList, TeamMember } from '../../wire/team.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { Button, SideButton } from '../../../common/ui/button.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { Outcome } from '../frame/outcome.tsx'
import plainDialog from '../frame/plain-dialog.module.css'
import { PlainDialog } from '../frame/plain-dialog.tsx'
import { roleNames, roleOptions } from '../frame/role-names.ts'
import fields from '../frame/fields.module.css'
import { Choice, DeskSection } from '../frame/form-parts.tsx'
import page from '../frame/side-page.module.css'
import { nameOf } from '../state/member-names.ts'
import { sessionChanged, useSession } from '../state/session-store.ts'
import styles from './members.module.css'

/** The members; the owner changes roles and removes. Nobody changes their own role: one owner remains. */
export function Members({ members }: { members: readonly TeamMember[] }) {
  const { me } = useSession()
  const act = useAttempt()
  const dialog = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState<TeamMember>()
  const setRole = (member: TeamMember, role: Role) =>
    act.attempt(
      async () => {
        sessionChanged(await tellDesk<TeamList>(salesDeskRoutes.teamRole, { id: member.id, role }))
      },
      `${nameOf(member)} is ${roleNames[role].toLowerCase()} now.`,
    )
  const remove = (member: TeamMember) =>
    act.attempt(
      async () => {
        sessionChanged(await tellDesk<TeamList>(salesDeskRoutes.teamRemove, { id: member.id }))
        dialog.current?.close()
      },
      `${nameOf(member)} is removed and signed out everywhere.`,
    )
  return (
    <DeskSection title="Members">
      <ul className={page.rows}>
        {members.map((member) => (
          <li key={member.id}>
            <div>
              <b>{nameOf(member)}</b>
              <small>
                {[
                  member.name && member.email,
                  member.state === 'invited' && 'invited, has not signed in yet',
                  member.id === me.id && 'you',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            {me.role === 'owner' && member.id !== me.id ? (
              <div className={styles.acts}>
                <Choice
                  className={fields.control}
                  aria-label={`Role of ${nameOf(member)}`}
                  value={member.role}
                  options={roleOptions}
                  onChoose={(role) => void setRole(member, role)}
                />
                <SideButton
                  onClick={() => {
                    setLeaving(member)
                    dialog.current?.showModal()
                  }}
                >
                  Remove<span className="visually-hidden"> {nameOf(member)}</span>
                </SideButton>
              </div>
            ) : (
              <span>{roleNames[member.role]}</span>
            )}
          </li>
        ))}
      </ul>
      <Outcome failure={act.failure} done={act.done} />
      <PlainDialog ref={dialog} title={leaving ? `Remove ${nameOf(leaving)}?` : 'Remove'}>
        <p>
          They are signed out everywhere at once and can no longer sign in. What they did stays in the history
          of leads, with their name.
        </p>
        <div className={plainDialog.choice}>
          <Button size="small" aria-disabled={act.isBusy} onClick={() => leaving && void remove(leaving)}>
            Remove
          </Button>
          <SideButton onClick={() => dialog.current?.close()}>Cancel</SideButton>
        </div>
      </PlainDialog>
    </DeskSection>
  )
}
