import { contactDialogId } from '../ui/dialog-ids.ts'

let lastFirstLine = ''

/**
 * Opens the contact dialog, fitted to the button that was pressed: its heading, and a first line in a message that the
 * visitor has not begun. Focus goes to the first field only where that does not raise a touch keyboard. Returns false
 * when the button opens something else.
 */
export function openContactDialog(button: HTMLButtonElement): boolean {
  const heading = button.dataset['contactHeading']
  const dialog = document.getElementById(contactDialogId)
  if (heading === undefined || !(dialog instanceof HTMLDialogElement)) return false

  // The dialog gives focus back to what had it: not to a button of another dialog, which makes way. Safari does not
  // focus a clicked button.
  const other = button.closest('dialog')
  if (other) other.close()
  else button.focus({ preventScroll: true })

  const title = dialog.querySelector('h2')?.firstChild
  if (title) title.nodeValue = heading

  const message = dialog.querySelector('textarea')
  if (message && (message.value === '' || message.value === lastFirstLine)) {
    lastFirstLine = button.dataset['contactFirstLine'] ?? ''
    message.value = lastFirstLine
  }

  // Opened here and not by the button's own command, which only acts after this event: the next key may already
  // be a letter of the visitor's name.
  if (!dialog.open) dialog.showModal()
  const pointsFinely = matchMedia('(hover: hover) and (pointer: fine)').matches
  const target = pointsFinely ? dialog.querySelector('input') : dialog.querySelector('h2')
  target?.focus({ preventScroll: true })
  return true
}
