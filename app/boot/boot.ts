import type { BootData } from './boot-data.ts'
import { holdEarlySubmit } from './hold-early-submit.ts'
import { invokeCommand } from './invoker-commands.ts'
import { openContactDialog } from './open-contact-dialog.ts'
import { startReact, type TakeOver } from './start-react.ts'

/**
 * The only script that runs before first input or idleness. The build puts it inline at the end of every page, so that
 * a click or a keystroke right after first paint finds it there. `takeOver` starts the page's kind of React, `when`
 * calls what it is given as soon as that may happen.
 */
export function boot<Data extends BootData>(
  takeOver: TakeOver<Data>,
  when: (start: () => void) => void,
): void {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!button?.hasAttribute('commandfor')) return
      if (openContactDialog(button)) event.preventDefault()
      else invokeCommand(button)
    },
    { capture: true },
  )
  addEventListener('submit', holdEarlySubmit, { capture: true })
  when(() => startReact(takeOver))
}
