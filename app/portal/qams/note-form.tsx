import { type FormEvent, useRef, useState } from 'react'
import type { CallWords } from '../../../content/portal/call-words.ts'
import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import { Button } from '../../ui/button.tsx'
import { describeError, Field } from '../../ui/field.tsx'
import { findSheet } from './north-sheets.ts'
import styles from './note-form.module.css'

interface NoteFormProps {
  sheet: MarkedSheet
  call: CallWords
  onSend: (words: string, others: readonly string[]) => void
}

/** A note to the agent, with a first version to work on; one note may be about several calls. */
export function NoteForm({ sheet, call, onSend }: NoteFormProps) {
  const id = `note-${sheet.id}`
  const text = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  const others = call.coaching?.others ?? []
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = text.current?.value.trim() ?? ''
    if (words === '') {
      setError('A note needs words')
      text.current?.focus()
      return
    }
    const chosen = new FormData(event.currentTarget).getAll('other')
    onSend(
      words,
      others.filter((other) => chosen.includes(other)),
    )
  }
  const name = agentName(sheet.agent).replace(/\.$/, '')
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field id={id} label={`For ${name}: one thing to keep, one thing to change`} error={error}>
        <textarea
          id={id}
          ref={text}
          rows={3}
          maxLength={600}
          required
          defaultValue={call.draft}
          {...describeError(id, error)}
        />
      </Field>
      {others.map((other) => (
        <label key={other} className={styles.other}>
          <input type="checkbox" name="other" value={other} defaultChecked />
          The note is also about {other}, {findSheet(other)?.reason}
        </label>
      ))}
      <Button type="submit" size="small">
        Send the note
      </Button>
    </form>
  )
}
