import { useId, useState } from 'react'
import type { Conversation } from '../../../content/portal/conversation.ts'
import { templateWords } from '../../../content/portal/inbox-words.ts'
import { messageTemplates } from '../../../content/portal/message-templates.ts'
import { Button } from '../../ui/button.tsx'
import styles from './reply-area.module.css'

interface TemplatePickerProps {
  conversation: Conversation
  /** Whether they have ever written on WhatsApp. */
  hasWritten: boolean
  onSend: (text: string) => void
}

/** Outside WhatsApp’s 24 hours: the approved messages, filled in, one of which may be sent. */
export function TemplatePicker({ conversation, hasWritten, onSend }: TemplatePickerProps) {
  const name = useId()
  const [chosen, setChosen] = useState(messageTemplates[0]?.id)
  const filled = messageTemplates.map(({ id, name: title, text }) => ({
    id,
    title,
    text: text.replace('{name}', callName(conversation)).replace('{reason}', conversation.reason),
  }))
  return (
    <form
      className={styles.picker}
      onSubmit={(event) => {
        event.preventDefault()
        const template = filled.find(({ id }) => id === chosen)
        if (template) onSend(template.text)
      }}
    >
      <p>
        <b>{hasWritten ? templateWords.over : templateWords.neverWritten}</b> {templateWords.why}
      </p>
      <fieldset>
        <legend className="visually-hidden">Approved template</legend>
        {filled.map(({ id, title, text }) => (
          <label key={id}>
            <input type="radio" name={name} checked={id === chosen} onChange={() => setChosen(id)} />
            <span>
              <b>{title}</b> {text}
            </span>
          </label>
        ))}
      </fieldset>
      <Button size="small" type="submit">
        Send the template
      </Button>
    </form>
  )
}

/** “ Imran” after a greeting; nothing for those whose name is not known. */
function callName({ shortName }: Conversation): string {
  return shortName.startsWith('the ') ? '' : ` ${shortName}`
}
