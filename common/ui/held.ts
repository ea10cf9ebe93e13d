/**
 * Before React has taken a form over, submitting it would load a page and lose what was typed. The submission is
 * held on the form instead, which sends it as soon as it can (see `takeHeldSubmit`). A form with its own method
 * (post) is answered by the server and needs no script.
 */
export function holdEarlySubmit(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method === 'post' || form.dataset['ready'] !== undefined)
    return
  event.preventDefault()
  form.dataset['held'] = ''
}

/** Marks a form as taken over and returns whether a submission was held for it. */
export function takeHeldSubmit(form: HTMLFormElement): boolean {
  const held = form.dataset['held'] !== undefined
  delete form.dataset['held']
  form.dataset['ready'] = ''
  return held
}

/** Presses the buttons below `root` that were pressed before script had started there (site/boot/boot.ts). */
export function pressHeld(root: HTMLElement): void {
  for (const button of root.querySelectorAll<HTMLElement>('button[data-held]')) {
    delete button.dataset['held']
    button.click()
  }
}
