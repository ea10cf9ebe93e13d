import { tooLong } from '../lead/length-limit.ts'
import { describeError, FieldError } from './field.tsx'

/** Reports during typing that a text is too long: attributes for its field, and the message next to it. */
export function checkLength(id: string, text: string, most: number) {
  const error = tooLong(text, most)
  return {
    field: { ...describeError(id, error), 'data-too-long': error && '' },
    message: <FieldError id={id} error={error} />,
  }
}

/** Focuses the first field of a form with a text that is too long, and returns whether there is one. */
export function focusTooLong(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('[data-too-long]')
  field?.focus()
  return field !== null
}
