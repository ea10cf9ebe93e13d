/**
 * `command` and `commandfor` for browsers that do not know them yet (before Chrome 135, Safari 26.2, Firefox 144):
 * the two dialog commands the site uses, nothing more.
 */
export function invokeCommand(button: HTMLButtonElement): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const target = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(target instanceof HTMLDialogElement)) return
  const command = button.getAttribute('command')
  if (command === 'show-modal' && !target.open) target.showModal()
  if (command === 'close') target.close()
}
