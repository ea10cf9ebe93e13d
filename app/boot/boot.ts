import { contactDialogId } from '../ui/dialog-ids.ts'
import { holdEarlySubmit } from '../ui/hold-early-submit.ts'
import { layOutAllForPlaces } from './lay-out-all.ts'

/** What the page's own script exports: see app/client.ts. */
export interface Client {
  start: () => Promise<void>
}

/**
 * The only script that acts before first input or idleness: a click or a keystroke right after first paint finds it
 * there. `load` fetches the page's own script, `when` calls what it is given as soon as that may happen, and perhaps
 * again. A failed download is forgotten, so that the next input tries again; until one succeeds, `data-start-failed`
 * lets the contact dialog offer its addresses (contact-dialog.module.css).
 */
export function boot(load: () => Promise<Client>, when: (start: () => void) => void): void {
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
  layOutAllForPlaces()

  const { dataset } = document.documentElement
  let hasBegun = false
  when(() => {
    if (hasBegun) return
    hasBegun = true
    load()
      .then(({ start }) => start())
      .then(
        () => {
          // What waited for the page to be idle may show now: see `data-started` in the style sheets.
          dataset['started'] = ''
          delete dataset['startFailed']
        },
        () => {
          hasBegun = false
          dataset['startFailed'] = ''
        },
      )
  })
}

/** Marks a press on a plain button of an island that React has not taken over: it is done again then. See hydrate-island.tsx. */
function holdEarlyPress(button: HTMLButtonElement): void {
  const island = button.closest<HTMLElement>('[data-island]')
  if (button.type === 'button' && island && island.dataset['awake'] === undefined) button.dataset['held'] = ''
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
