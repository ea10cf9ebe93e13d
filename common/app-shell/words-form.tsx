import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { tooLong } from '../lead/length-limit.ts'
import { Button, SideButton } from '../ui/button.tsx'
import { describeError, Field } from '../ui/field.tsx'

interface WordsFormProps {
  /** Id of the text field. */
  id: string
  label: string
  /** Shown at the field if it is left empty. */
  missing: string
  rows?: number
  /** Maximum number of characters. */
  longest: number
  /** Initial text to edit. */
  draft?: string | undefined
  placeholder?: string
  button: string
  buttonLook?: 'ink' | 'outline'
  onSave: (words: string, form: HTMLFormElement) => void
  /** Also called on Escape. Without it the form is always open; with it, the field is focused on opening. */
  onCancel?: () => void
  className?: string | undefined
  /** Before the field. */
  children?: ReactNode
  /** Between the field and the buttons. */
  further?: ReactNode
}

/** A text about a call, with a button to save it; empty texts are not saved. */
export function WordsForm(props: WordsFormProps) {
  const { id, label, missing, rows = 2, longest, draft, placeholder, children, further } = props
  const { button, buttonLook, onSave, onCancel, className } = props
  const form = useRef<HTMLFormElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (!isOpened) return
    form.current?.scrollIntoView({ block: 'nearest' })
    text.current?.focus({ preventScroll: true })
  }, [isOpened])

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = text.current?.value.trim() ?? ''
    const wrong = words === '' ? missing : tooLong(words, longest)
    if (wrong === undefined) return onSave(words, event.currentTarget)
    setError(wrong)
    text.current?.focus()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel?.()
  }
  return (
    <form className={className} ref={form} onSubmit={save} onKeyDown={onKeyDown} noValidate>
      {children}
      <Field id={id} label={label} error={error}>
        <textarea
          id={id}
          ref={text}
          rows={rows}
          required
          defaultValue={draft}
          placeholder={placeholder}
          onChange={({ target }) => {
            if (error || tooLong(target.value, longest)) setError(tooLong(target.value, longest))
          }}
          {...describeError(id, error)}
        />
      </Field>
      {further}
      <div className="buttons">
        <Button type="submit" size="small" look={buttonLook}>
          {button}
        </Button>
        {onCancel && <SideButton onClick={onCancel}>Cancel</SideButton>}
      </div>
    </form>
  )
}
