import { contactDialogId } from '../../common/ui/dialog-ids.ts'
import { holdEarlySubmit } from '../../common/ui/held.ts'

/**
 * What has to work between the first paint and the page's own script (site/client.ts). The contact dialog opens under its
 * heading; presses and submissions that need script are marked `data-held`, and done when what they belong to has
 * started; and a script that did not come is tried again.
 */
export function listenEarly(): void {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!button) return
      if (!button.hasAttribute('commandfor')) holdEarlyPress(button)
      else if (openContactDialog(button)) event.preventDefault()
      else invokeCommand(button)
    },
    { capture: true },
  )
  addEventListener('submit', holdEarlySubmit, { capture: true })
  addEventListener('focusout', keepEarlyFocus, { capture: true })
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) loadAtNextInput(target.src)
    },
    { capture: true },
  )
}

/**
 * Tries a script again that could not be loaded, at each input until it comes. Until then `data-failed` on the document
 * lets the dialogs offer addresses (contact-dialog.module.css).
 */
function loadAtNextInput(script: string): void {
  const { dataset } = document.documentElement
  const inputs = ['pointerdown', 'keydown', 'focusin']
  const load = () => {
    for (const input of inputs) removeEventListener(input, load, { capture: true })
    import(/* @vite-ignore */ script).then(
      () => delete dataset['failed'],
      () => loadAtNextInput(script),
    )
  }
  dataset['failed'] ??= ''
  for (const input of inputs) addEventListener(input, load, { capture: true })
}

/** Marks a press on a button of something that has not started yet, unless the browser does itself what it is for. */
function holdEarlyPress(button: HTMLButtonElement): void {
  // In an island it is React that has to come, also where a behaviour has started around the button.
  const owner =
    button.closest<HTMLElement>('[data-island]') ?? button.closest<HTMLElement>('[data-behaviour]')
  const isNative = button.type !== 'button' || button.hasAttribute('popovertarget')
  if (!isNative && owner && owner.dataset['ready'] === undefined) button.dataset['held'] = ''
}

/**
 * Chrome goes to the place that the address names after the page's script, and takes focus away for it: from whoever is
 * typing by then.
 */
function keepEarlyFocus({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget || !location.hash || document.readyState === 'complete') return
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  queueMicrotask(() => {
    if (document.activeElement === document.body) target.focus({ preventScroll: true })
  })
}

/**
 * `command` and `commandfor` for browsers that do not know them yet (before Chrome 135, Safari 26.2, Firefox 144):
 * the two dialog commands the site uses, nothing more.
 */
function invokeCommand(button: HTMLButtonElement): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const target = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(target instanceof HTMLDialogElement)) return
  const command = button.getAttribute('command')
  if (command === 'show-modal' && !target.open) target.showModal()
  if (command === 'close') target.close()
}

let lastFirstLine = ''

/**
 * Opens the contact dialog, fitted to the button that was pressed: its heading, and a first line in a message that the
 * visitor has not begun. Focus goes to the first field only where that does not raise a touch keyboard. Returns false
 * when the button opens something else.
 */
function openContactDialog(button: HTMLButtonElement): boolean {
  const heading = button.dataset['contactHeading']
  const dialog = document.getElementById(contactDialogId)
  if (heading === undefined || !(dialog instanceof HTMLDialogElement)) return false

  // The dialog gives focus back to what had it: not to a button of another dialog, which makes way. Safari does not
  // focus a clicked button.
  const other = button.closest('dialog')
  if (other) other.close()
  else button.focus({ preventScroll: true })

  const title = dialog.querySelector('h2')
  if (title) title.textContent = heading

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
