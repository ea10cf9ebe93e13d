import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Mark } from '../../../content/portal/marked-sheet.ts'
import type { QualityCheck } from '../../../content/portal/quality-checks.ts'
import { qualityBand } from '../../figures/quality-band.ts'
import { Button } from '../../ui/button.tsx'
import { describeError, Field } from '../../ui/field.tsx'
import { bandWords } from './band-words.ts'
import { MarkChoice } from './mark-choice.tsx'
import styles from './overrule-form.module.css'
import { type Marks, scoreOf } from './score.ts'

interface OverruleFormProps {
  check: QualityCheck
  marks: Marks
  draft: string
  onSave: (mark: Mark, reason: string) => void
  onCancel: () => void
}

/** Chooses another mark for a check, with a reason; says what the score would come to before it is saved. */
export function OverruleForm({ check, marks, draft, onSave, onCancel }: OverruleFormProps) {
  const id = useId()
  const reason = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [mark, setMark] = useState<Mark>(marks[check.id] === 'pass' ? 'miss' : 'pass')
  const [error, setError] = useState<string>()
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
    reason.current?.focus({ preventScroll: true })
  }, [])

  const before = scoreOf(marks)
  const after = scoreOf({ ...marks, [check.id]: mark })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const words = reason.current?.value.trim() ?? ''
    if (words !== '') return onSave(mark, words)
    setError('A reason is required')
    reason.current?.focus()
  }

  return (
    <form
      className={styles.form}
      ref={form}
      onSubmit={save}
      noValidate
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel()
      }}
    >
      <MarkChoice chosen={mark} current={marks[check.id]} onChoose={setMark} />
      <p className={`tabular ${styles.outcome}`} role="status">
        {before.score === after.score
          ? `The score stays at ${after.score}.`
          : `${before.score} becomes ${after.score}, ${bandWords[qualityBand(after.score)].name}`}
        {after.base < 100 && `: ${after.earned} of ${after.base} points that apply`}
      </p>
      <Field id={id} label="Reason" error={error}>
        <textarea
          id={id}
          ref={reason}
          rows={2}
          maxLength={400}
          required
          defaultValue={draft}
          placeholder="What the call shows, and when"
          {...describeError(id, error)}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="small">
          Save the mark
        </Button>
        <Button look="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
