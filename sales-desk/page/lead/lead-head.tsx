import { type RefObject, useId } from 'react'
import { settableStages } from '../../wire/changes.ts'
import type { LeadDetail } from '../../wire/leads.ts'
import { Button, SideButton } from '../../../common/ui/button.tsx'
import { stageNames } from '../list/stage-names.ts'
import { MailStateMark, TimeLeftMark } from '../list/state-marks.tsx'
import { memberName, memberOptions, workersOf } from '../state/member-names.ts'
import { useSession } from '../state/session-store.ts'
import { useNow } from '../time/use-now.ts'
import fields from '../frame/fields.module.css'
import { Choice } from '../frame/form-parts.tsx'
import notice from '../frame/notice.module.css'
import styles from './lead-head.module.css'
import type { WantedChange } from './use-lead.ts'

interface LeadHeadProps {
  lead: LeadDetail
  heading: RefObject<HTMLHeadingElement | null>
  onChange: (change: WantedChange) => void
}

/** Name, time left, assignee and state. */
export function LeadHead({ lead, heading, onChange }: LeadHeadProps) {
  const { me, team } = useSession()
  const now = useNow()
  const id = useId()
  const mayChange = me.role !== 'reader'
  return (
    <header className={styles.head}>
      <div>
        <h2 className="heading-3" ref={heading} tabIndex={-1}>
          {lead.name}
        </h2>
        <p className="text-2">{lead.company}</p>
      </div>
      <p className={styles.time}>
        {lead.mail === 'failed' && <MailStateMark state="failed" />}
        <TimeLeftMark lead={lead} now={now} />
      </p>
      {lead.openAt.length > 0 && (
        <p className={notice.warning} role="status">
          Open at {lead.openAt.map((member) => memberName(team, member)).join(' and ')} too
        </p>
      )}
      {mayChange ? (
        <div className={`buttons ${styles.acts} ${fields.fields}`}>
          <div>
            <label htmlFor={`${id}-assignee`}>Answered by</label>
            <Choice
              id={`${id}-assignee`}
              value={lead.assigneeId ?? ''}
              options={[['', 'Nobody yet'], ...memberOptions(assignable(team, lead.assigneeId), me)]}
              onChoose={(member) => onChange({ what: 'assign', assigneeId: member || null })}
            />
          </div>
          {lead.stage === 'spam' ? (
            <Button size="small" onClick={() => onChange({ what: 'release' })}>
              Release from spam
            </Button>
          ) : (
            <>
              <div>
                <label htmlFor={`${id}-stage`}>State</label>
                <Choice
                  id={`${id}-stage`}
                  value={lead.repliedAt === null ? lead.stage : replied}
                  options={[
                    ...(lead.repliedAt === null ? [] : [[replied, stateName(lead)] as const]),
                    ...settableStages.map((stage) => [stage, stageNames[stage]] as const),
                  ]}
                  onChoose={(stage) => {
                    if (stage !== replied) onChange({ what: 'stage', stage })
                  }}
                />
              </div>
              {lead.assigneeId !== me.id && (
                <SideButton onClick={() => onChange({ what: 'assign', assigneeId: me.id })}>
                  Take it
                </SideButton>
              )}
              <SideButton onClick={() => onChange({ what: 'mark-spam' })}>Mark as spam</SideButton>
            </>
          )}
        </div>
      ) : (
        <p className="text-2">
          {stateName(lead)} · answered by {memberName(team, lead.assigneeId)}
        </p>
      )}
    </header>
  )
}

/** Not selectable: it ends with an answer, or with any other state. */
const replied = 'replied'

/** The lead's state, and whether the person is waiting. */
function stateName({ stage, repliedAt }: LeadDetail): string {
  if (repliedAt === null) return stageNames[stage]
  return stage === 'won' || stage === 'lost' ? `${stageNames[stage]}, replied since` : 'Replied'
}

/** Possible assignees, and the current one even if no longer possible. */
function assignable(team: Parameters<typeof workersOf>[0], assigneeId: string | null) {
  const workers = workersOf(team)
  const present = team.find(({ id }) => id === assigneeId)
  return present && !workers.includes(present) ? [...workers, present] : workers
}
