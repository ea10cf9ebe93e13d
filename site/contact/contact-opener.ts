import { contactDialogId } from '../../common/ui/dialog-ids.ts'

export interface ContactOpening {
  /** Heading of the dialog for this button. */
  heading: string
  /** Prefills an empty message; the visitor may edit or delete it. */
  firstLine?: string | undefined
}

/**
 * Attributes that make any `<button>` open the contact dialog. The browser opens it natively, and the boot
 * script sets the heading from the data attributes, so both work before React has started.
 */
export function contactOpener({ heading, firstLine }: ContactOpening) {
  return {
    type: 'button',
    command: 'show-modal',
    commandfor: contactDialogId,
    'data-contact-heading': heading,
    'data-contact-first-line': firstLine,
  } as const
}
