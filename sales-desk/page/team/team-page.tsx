import { useEffect } from 'react'
import { DeskHeader } from '../../../common/app-shell/desk-header.tsx'
import { roles, type TeamList } from '../../wire/team.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { useAsked } from '../api/use-asked.ts'
import { DeskSection } from '../frame/form-parts.tsx'
import { LoadFailure } from '../frame/outcome.tsx'
import { roleNames, roleNotes } from '../frame/role-names.ts'
import page from '../frame/side-page.module.css'
import { sessionChanged, useSession } from '../state/session-store.ts'
import { Invite } from './invite.tsx'
import { Members } from './members.tsx'

/** Who works here. The owner invites, changes roles and removes. */
export default function TeamPage() {
  const { me, team } = useSession()
  const { answer, failure, load } = useAsked<TeamList>(salesDeskRoutes.team)
  useEffect(() => {
    if (answer) sessionChanged(answer)
  }, [answer])
  const present = team.filter(({ state }) => state !== 'removed')
  return (
    <>
      <DeskHeader
        title="Team"
        lead={present.length === 1 ? 'You work here alone so far.' : `${present.length} people`}
      />
      <div className={page.page}>
        {failure && <LoadFailure sentence={failure} onRetry={() => void load()} />}
        <Members members={present} />
        {me.role === 'owner' && <Invite />}
        <DeskSection title="Roles">
          <ul>
            {roles.map((role) => (
              <li key={role} className={page.note}>
                <b>{roleNames[role]}</b>: {roleNotes[role]}.
              </li>
            ))}
          </ul>
        </DeskSection>
      </div>
    </>
  )
}
