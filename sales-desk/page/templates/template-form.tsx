import { useId, useState } from 'react'
import { site } from '../../../common/brand/site.ts'
import { deskLimits, type ReplyTemplate, type TemplateList } from '../../wire/changes.ts'
import { unknownFields } from '../../wire/template-fields.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { Button, SideButton } from '../../../common/ui/button.tsx'
import { checkLength } from '../../../common/ui/length-check.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { DeskError } from '../api/desk-error.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { Outcome } from '../frame/outcome.tsx'
import fields from '../frame/fields.module.css'
import { Form, TextField } from '../frame/form-parts.tsx'
import page from '../frame/side-page.module.css'
import { templateStore } from './template-store.ts'
import styles from './templates-page.module.css'

interface TemplateFormProps {
  /** Undefined for a new one. */
  template?: ReplyTemplate
  onDone: () => void
}

/** Creates, changes or removes a template. If a colleague changed it first, it says so, and nothing typed is lost. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const [name, setName] = useState(template?.name ?? '')
  const [subject, setSubject] = useState(template?.subject ?? '')
  const [text, setText] = useState(template?.text ?? '')
  const id = useId()
  const length = checkLength(id, text, deskLimits.answer)
  const act = useAttempt()
  const slips = unknownFields(`${subject} ${text}`, site.booking)

  const send = async (change: object) => {
    const saved = await act.attempt(async () => {
      try {
        templateStore.write((await tellDesk<TemplateList>(salesDeskRoutes.templates, change)).templates)
      } catch (error) {
        if (!(error instanceof DeskError) || error.status !== 409) throw error
        const { templates } = error.body as TemplateList
        templateStore.write(templates)
        throw new DeskError(
          templates.some((each) => each.id === template?.id)
            ? 'A colleague changed this template meanwhile. What you wrote is still here; save again to put it in place of theirs.'
            : 'A colleague removed this template meanwhile. Copy what you need; it can be added anew.',
          409,
        )
      }
    }, '')
    if (saved) onDone()
  }
  const place = template && { id: template.id, version: template.version }
  return (
    <Form
      className={styles.form}
      aria-label={template ? `Change ${template.name}` : 'New template'}
      onSubmit={() => send({ what: place ? 'edit' : 'add', ...place, name, subject, text })}
    >
      <TextField label="Name" required value={name} most={deskLimits.templateName} onText={setName} />
      <TextField label="Subject" required value={subject} most={deskLimits.subject} onText={setSubject} />
      <div className={fields.field}>
        <label htmlFor={id}>Text</label>
        <textarea
          {...length.field}
          id={id}
          required
          rows={9}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {length.message}
      </div>
      {slips.length > 0 && (
        <p className={page.note} role="status">
          No such field: {slips.join(', ')}. It stays as it is written.
        </p>
      )}
      <Outcome failure={act.failure} done={act.done} />
      <div className="buttons">
        <Button size="small" type="submit" aria-disabled={act.isBusy}>
          {act.isBusy ? 'Saving…' : 'Save'}
        </Button>
        <SideButton onClick={onDone}>Cancel</SideButton>
        {place && <SideButton onClick={() => void send({ what: 'remove', ...place })}>Remove</SideButton>}
      </div>
    </Form>
  )
}
