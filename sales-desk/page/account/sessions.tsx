import type { SessionList } from '../../wire/team.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { tellDesk } from '../api/ask-desk.ts'
import { useAsked } from '../api/use-asked.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { SideButton } from '../../../common/ui/button.tsx'
import { DeskSection } from '../frame/form-parts.tsx'
import { LoadFailure, Outcome } from '../frame/outcome.tsx'
import page from '../frame/side-page.module.css'
import { fullMoment } from '../time/dates.ts'

/** Where the member is signed in, with sign-out for each. */
export function Sessions() {
  const { answer, failure, load } = useAsked<SessionList>(salesDeskRoutes.sessions)
  const act = useAttempt()
  const end = (id?: string) =>
    act.attempt(
      async () => {
        await tellDesk<undefined>(salesDeskRoutes.sessionRevoke, id === undefined ? {} : { id })
        await load()
      },
      id === undefined ? 'All other sessions are ended.' : 'The session is ended.',
    )
  const others = answer?.sessions.filter(({ current }) => !current) ?? []
  return (
    <DeskSection title="Where you are signed in">
      {failure && <LoadFailure sentence={failure} onRetry={() => void load()} />}
      {answer && (
        <ul className={page.rows}>
          {answer.sessions.map((session) => (
            <li key={session.id}>
              <div>
                <b>{session.device || 'Unknown browser'}</b>
                <small>
                  {`${session.current ? 'This one · ' : ''}since ${fullMoment(session.startedAt)} · last seen ${fullMoment(session.lastSeenAt)}`}
                </small>
              </div>
              {!session.current && (
                <SideButton onClick={() => void end(session.id)}>
                  End
                  <span className="visually-hidden">
                    {` the session of ${session.device || 'an unknown browser'}`}
                  </span>
                </SideButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <div className="buttons">
          <SideButton onClick={() => void end()}>End all others</SideButton>
        </div>
      )}
      <Outcome failure={act.failure} done={act.done} />
    </DeskSection>
  )
}
