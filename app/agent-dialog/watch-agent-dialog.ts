import { agentDialogId } from './agent-dialog-id.ts'

/** Fetches and runs the assistant's side whenever its dialog is open. Returns a function that ends the watch. */
export function watchAgentDialog() {
  const dialog = document.getElementById(agentDialogId)
  if (!(dialog instanceof HTMLDialogElement)) return undefined
  const run = () => {
    if (!dialog.open) return
    import('./run-agent.ts')
      .then(({ runAgent }) => runAgent(dialog))
      .catch(() => {
        dialog.dataset['state'] = 'failed'
      })
  }
  const tryAgain = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-retry]')) run()
  }
  // It may be open already, by a click before this script had loaded.
  run()
  const observer = new MutationObserver(run)
  observer.observe(dialog, { attributeFilter: ['open'] })
  dialog.addEventListener('click', tryAgain)
  return () => {
    observer.disconnect()
    dialog.removeEventListener('click', tryAgain)
  }
}
