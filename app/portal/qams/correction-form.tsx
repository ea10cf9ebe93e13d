import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { describeError, Field } from '../../ui/field.tsx'

interface CorrectionFormProps {
  draft: string
  onSend: (words: string) => void
}

/** A correction of the assistant, which a person has to approve before it counts. */
export function CorrectionForm({ draft, onSend }: CorrectionFormProps) {
  const id = 'correction'
  const text = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const words = text.current?.value.trim() ?? ''
    if (words !== '') return onSend(words)
    setError('Say what Orvani should do')
    text.current?.focus()
  }
  return (
    <form onSubmit={send} noValidate>
      <Field
        id={id}
        label="This call was Orvani’s. A correction changes its next call, after a person approves it"
        error={error}
      >
        <textarea
          id={id}
          ref={text}
          rows={2}
          maxLength={600}
          required
          defaultValue={draft}
          {...describeError(id, error)}
        />
      </Field>
      <Button type="submit" look="outline" size="small">
        Suggest the correction
      </Button>
    </form>
  )
}
