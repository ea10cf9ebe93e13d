import { useId, useState } from 'react'
import { type ManyChanged, type ManyChanges, settableStages } from '../../wire/changes.ts'
import type { LeadRow, Stage } from '../../wire/leads.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { Button, SideButton } from '../../../common/ui/button.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { useAttempt } from '../api/use-attempt.ts'
import fields from '../frame/fields.module.css'
import { Choice, Form, TextField } from '../frame/form-parts.tsx'
import { Failure } from '../frame/outcome.tsx'
import { memberOptions, workersOf } from '../state/member-names.ts'
import { serverNow, useSession } from '../state/session-store.ts'
import { dayIn } from '../time/dates.ts'
import { LabelField } from './label-field.tsx'
import styles from './many-leads.module.css'
import { stageNames } from './stage-names.ts'

/** References of the chosen leads; undefined if nobody is choosing. */
export type Chosen = ReadonlySet<string> | undefined

/** Adds this one, or removes it if it was included. */
export function toggled(chosen: ReadonlySet<string>, reference: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(reference)) next.add(reference)
  return next
}

type What = ManyChanges['change']['what']
const acts: readonly (readonly [What, string])[] = [
  ['assign', 'Give them to'],
  ['stage', 'Set the state'],
  ['follow-up', 'Follow up on'],
  ['label', 'Add a label'],
  ['mark-spam', 'Mark as spam'],
]

const leads = (number: number) => (number === 1 ? '1 lead' : `${number} leads`)

interface ManyLeadsProps {
  rows: readonly LeadRow[]
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
  /** Called when leads have been changed. */
  onChanged: () => void
}

/** Changes several leads of the list at once. */
export function ManyLeads({ rows, chosen, onChosen, onChanged }: ManyLeadsProps) {
  const { me, team } = useSession()
  const [what, setWhat] = useState<What>('assign')
  const [memberId, setMemberId] = useState(me.id)
  const [stage, setStage] = useState<Exclude<Stage, 'spam'>>('lost')
  const [day, setDay] = useState('')
  const [label, setLabel] = useState('')
  const [left, setLeft] = useState<ManyChanged['left']>([])
  const { attempt, isBusy, failure, done, clear } = useAttempt()
  const id = useId()

  if (!chosen)
    return (
      <div className={styles.start}>
        <button
          type="button"
          className="press-target quiet-link small"
          onClick={() => {
            clear()
            setLeft([])
            onChosen(new Set())
          }}
        >
          Choose several
        </button>
        <Outcome done={done} left={left} />
      </div>
    )

  const seen = rows.filter(({ reference }) => chosen.has(reference))
  const changes: Record<What, ManyChanges['change']> = {
    assign: { what: 'assign', assigneeId: memberId || null },
    stage: { what: 'stage', stage },
    'follow-up': { what: 'follow-up', day },
    label: { what: 'label', label: label.trim() },
    'mark-spam': { what: 'mark-spam' },
  }
  const isReady =
    seen.length > 0 && (what !== 'follow-up' || day !== '') && (what !== 'label' || label.trim() !== '')
  const change = async () => {
    if (!isReady) return
    let answer: ManyChanged | undefined
    const asked = {
      leads: seen.map(({ reference, version }) => ({ reference, version })),
      change: changes[what],
    } satisfies ManyChanges
    const made = await attempt(
      async () => {
        answer = await tellDesk<ManyChanged>(salesDeskRoutes.leadsChange, asked)
      },
      `${leads(seen.length)} changed.`,
    )
    if (!made || !answer) return
    setLeft(answer.left)
    onChanged()
  }
  return (
    <Form className={`${styles.many} ${fields.fields}`} aria-label="Change several leads" onSubmit={change}>
      <div className={styles.row}>
        <p role="status">
          <b>{leads(seen.length)} chosen</b>
        </p>
        <SideButton onClick={() => onChosen(new Set(rows.map(({ reference }) => reference)))}>
          All shown
        </SideButton>
        <SideButton onClick={() => onChosen(undefined)}>Cancel</SideButton>
      </div>
      <div className={styles.fields}>
        <div>
          <label htmlFor={`${id}-what`}>Change</label>
          <Choice id={`${id}-what`} value={what} options={acts} onChoose={setWhat} />
        </div>
        {what === 'assign' && (
          <div>
            <label htmlFor={`${id}-member`}>To</label>
            <Choice
              id={`${id}-member`}
              value={memberId}
              options={[['', 'Nobody'], ...memberOptions(workersOf(team), me)]}
              onChoose={setMemberId}
            />
          </div>
        )}
        {what === 'stage' && (
          <div>
            <label htmlFor={`${id}-stage`}>To</label>
            <Choice
              id={`${id}-stage`}
              value={stage}
              options={settableStages.map((each) => [each, stageNames[each]] as const)}
              onChoose={setStage}
            />
          </div>
        )}
        {what === 'follow-up' && (
          <TextField label="Day" type="date" min={dayIn(0, serverNow())} value={day} onText={setDay} />
        )}
        {what === 'label' && <LabelField label="Label" value={label} onText={setLabel} />}
      </div>
      <Failure sentence={failure} />
      <Button size="small" type="submit" disabled={!isReady} aria-disabled={isBusy}>
        {isBusy ? 'Changing…' : `Change ${leads(seen.length)}`}
      </Button>
    </Form>
  )
}

function Outcome({ done, left }: { done: string; left: ManyChanged['left'] }) {
  return (
    <div role="status">
      {left.length === 0 ? (
        done && <p className={fields.done}>{done}</p>
      ) : (
        <>
          <p className={fields.failure}>{leads(left.length)} could not be changed:</p>
          <ul className="small">
            {left.map(({ reference, why }) => (
              <li key={reference}>
                {reference}: {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
