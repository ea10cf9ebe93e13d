import { holdEarlySubmit } from '../ui/hold-early-submit.ts'
import { invokeCommand } from './invoker-commands.ts'
import { openContactDialog } from './open-contact-dialog.ts'

/** What the page's own script exports: see app/client.ts. */
export interface Client {
  start: () => Promise<void>
}

/**
 * The only script that runs before first input or idleness: a click or a keystroke right after first paint finds it
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
