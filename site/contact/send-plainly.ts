import { checkLead, leadInputs } from '../../common/lead/lead-schema.ts'
import { mountToasts } from '../../common/toasts/mount-toasts.tsx'
import { showSuccess, showToast } from '../../common/toasts/toast-store.ts'
import { closeDelay, type LeadFormState, submitLabels } from './lead-form-states.ts'
import { failedToast, sentToast } from './lead-toasts.ts'
import { sendLead } from './send-lead.ts'

/**
 * Sends the contact form as built, for when React could not take it over. The browser reports invalid fields; a failure
 * keeps all that was typed.
 */
export async function sendPlainly(form: HTMLFormElement): Promise<void> {
  mountToasts()
  const { lead, errors } = checkLead(Object.fromEntries(new FormData(form)))
  for (const name of leadInputs) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLElement && 'setCustomValidity' in field)) continue
    const control = field as HTMLInputElement
    control.setCustomValidity(errors?.[name] ?? '')
    control.addEventListener('input', () => control.setCustomValidity(''), { once: true })
  }
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (!lead || !button) return void form.reportValidity()
  const show = (state: LeadFormState) => {
    button.textContent = submitLabels[state]
    button.disabled = state === 'sending' || state === 'sent'
  }
  show('sending')
  try {
    await sendLead(lead)
  } catch {
    show('failed')
    showToast({ ...failedToast })
    return
  }
  form.reset()
  show('sent')
  showSuccess(sentToast)
  const dialog = button.closest('dialog')
  const timer = setTimeout(() => dialog?.close(), closeDelay)
  dialog?.addEventListener(
    'close',
    () => {
      clearTimeout(timer)
      show('idle')
    },
    { once: true },
  )
}
