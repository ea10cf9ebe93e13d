import { contactDialogId } from '../../common/ui/dialog-ids.ts'

export interface ContactOpening {
  /** Stands as the dialog's heading, fitting the button that was pressed. */
  heading: string
  /** Put into an empty message for the visitor to edit or delete. */
  firstLine?: string | undefined
}

/**
 * Attributes that make any `<button>` open the contact dialog. The browser opens it natively; the boot script
 * reads the data attributes and sets the heading, so both work before React has started.
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
