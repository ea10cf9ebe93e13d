import { tooLong } from '../lead/length-limit.ts'
import { describeError, FieldError } from './field.tsx'

/** What says, while one writes, that a text is too long: attributes for its field, and the message to be with it. */
export function checkLength(id: string, text: string, most: number) {
  const error = tooLong(text, most)
  return {
    field: { ...describeError(id, error), 'data-too-long': error && '' },
    message: <FieldError id={id} error={error} />,
  }
}

/** Gives focus to the first field of a form whose text is too long, and tells whether there is one. */
export function focusTooLong(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('[data-too-long]')
  field?.focus()
  return field !== null
}
