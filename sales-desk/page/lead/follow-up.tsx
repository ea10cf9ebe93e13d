import { useState } from 'react'
import type { LeadDetail } from '../../wire/leads.ts'
import { SideButton } from '../../../common/ui/button.tsx'
import { Form, TextField } from '../frame/form-parts.tsx'
import { memberName } from '../state/member-names.ts'
import { serverNow, useSession } from '../state/session-store.ts'
import { dayAndYear, dayIn } from '../time/dates.ts'
import { FactsPart } from './facts-part.tsx'
import styles from './lead-facts.module.css'
import type { WantedChange } from './use-lead.ts'

interface FollowUpProps {
  lead: LeadDetail
  onChange: (change: WantedChange) => void
}

const soon = [
  ['Tomorrow', 1],
  ['In a week', 7],
] as const

/** When somebody will look at the lead again: on a day, or if no reply comes. */
export function FollowUp({ lead, onChange }: FollowUpProps) {
  const { me, team } = useSession()
  const [typed, setTyped] = useState('')
  const mayChange = me.role !== 'reader'
  const { followUp, reminder } = lead
  const set = (day: string | null) => {
    setTyped('')
    onChange({ what: 'follow-up', day })
  }
  return (
    <FactsPart id="lead-follow-up" title="Follow-up">
      {followUp === null ? (
        !mayChange && <p>No day is set.</p>
      ) : (
        <p className={styles.kept}>
          <span>On {dayAndYear(followUp)}</span>
          {mayChange && (
            <button type="button" className="press-target quiet-link" onClick={() => set(null)}>
              Done<span className="visually-hidden"> with the follow-up</span>
            </button>
          )}
        </p>
      )}
      {reminder && (
        <p className={styles.kept}>
          <span>{`${reminder.memberId === me.id ? 'You are' : `${memberName(team, reminder.memberId)} is`} reminded on ${dayAndYear(reminder.on)}, if no reply comes`}</span>
          {mayChange && (
            <button
              type="button"
              className="press-target quiet-link"
              onClick={() => onChange({ what: 'end-reminder' })}
            >
              End<span className="visually-hidden"> the reminder</span>
            </button>
          )}
        </p>
      )}
      {mayChange && followUp === null && (
        <>
          <Form className={styles.inline} onSubmit={() => typed !== '' && set(typed)}>
            <TextField
              label="Follow up on"
              type="date"
              min={dayIn(0, serverNow())}
              value={typed}
              onText={setTyped}
            />
            <SideButton type="submit">Set</SideButton>
          </Form>
          <div className="buttons">
            {soon.map(([name, days]) => (
              <SideButton key={name} onClick={() => set(dayIn(days, serverNow()))}>
                {name}
              </SideButton>
            ))}
          </div>
        </>
      )}
    </FactsPart>
  )
}
