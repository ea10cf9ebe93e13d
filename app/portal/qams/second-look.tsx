import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CallWords } from '../../../content/portal/call-words.ts'
import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import type { CheckId } from '../../../content/portal/quality-checks.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { Button } from '../../ui/button.tsx'
import { describeError, Field } from '../../ui/field.tsx'
import { EvidencePlayer } from './evidence-player.tsx'
import { actsOn, isSettledIn, type QamsState } from './qams-acts.ts'
import styles from './second-look.module.css'

interface SecondLookProps {
  sheet: MarkedSheet
  call: CallWords
  request: NonNullable<CallWords['secondLook']>
  state: QamsState
  onOverrule: (check: CheckId) => void
  keep: (sheet: MarkedSheet, reason: string) => void
}

/** An agent's request that a check be looked at again: hear the second, then overrule the mark or keep it. */
export function SecondLook({ sheet, call, request, state, onOverrule, keep }: SecondLookProps) {
  const [isKeeping, setIsKeeping] = useState(false)
  const [isHearing, setIsHearing] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const kept = actsOn(state, sheet.id).findLast(({ did }) => did === 'keep')
  const settled = isSettledIn(state, sheet)
  const leaveForm = () => {
    setIsKeeping(false)
    title.current?.focus()
  }
  return (
    <section className={styles.look} aria-labelledby="second-look" data-settled={settled ? '' : undefined}>
      <h3 className={styles.title} id="second-look" ref={title} tabIndex={-1}>
        {settled ? 'Second look, answered' : `${agentName(sheet.agent)} asks for a second look`}
      </h3>
      <blockquote>“{request.words}”</blockquote>
      {kept?.did === 'keep' && (
        <p className={styles.kept}>
          Kept by {kept.by}. {kept.reason}
        </p>
      )}
      {isKeeping ? (
        <KeepForm
          onSave={(reason) => {
            keep(sheet, reason)
            leaveForm()
          }}
          onCancel={leaveForm}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            look="outline"
            size="small"
            aria-expanded={isHearing}
            onClick={() => setIsHearing(!isHearing)}
          >
            Hear {timeLabel(request.at)}
          </Button>
          {!settled && (
            <>
              <Button size="small" onClick={() => onOverrule(request.check)}>
                Overrule the mark
              </Button>
              <Button look="outline" size="small" onClick={() => setIsKeeping(true)}>
                Keep the mark
              </Button>
            </>
          )}
        </div>
      )}
      {isHearing && (
        <EvidencePlayer call={call} agent={sheet.agent} at={request.at} onClose={() => setIsHearing(false)} />
      )}
    </section>
  )
}

function KeepForm({ onSave, onCancel }: { onSave: (reason: string) => void; onCancel: () => void }) {
  const id = 'keep-reason'
  const reason = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  useEffect(() => reason.current?.focus(), [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    const words = reason.current?.value.trim() ?? ''
    if (words !== '') return onSave(words)
    setError('A reason is required')
    reason.current?.focus()
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Field id={id} label="Why the mark stays" error={error}>
        <textarea id={id} ref={reason} rows={2} maxLength={400} required {...describeError(id, error)} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="small">
          Keep the mark
        </Button>
        <Button look="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
