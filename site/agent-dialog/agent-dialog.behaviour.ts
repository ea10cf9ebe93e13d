/** Fetches and runs the assistant's script whenever its dialog is open. */
export default function agentDialog(root: HTMLElement): void {
  if (!(root instanceof HTMLDialogElement)) return
  const dialog = root
  const run = () => {
    if (!dialog.open) return
    import('./run-agent.ts')
      .then(({ runAgent }) => runAgent(dialog))
      .catch(() => {
        dialog.dataset['state'] = 'failed'
      })
  }
  // It may already be open, from a click before this script had loaded.
  run()
  new MutationObserver(run).observe(dialog, { attributeFilter: ['open'] })
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-retry]')) run()
  })
}
