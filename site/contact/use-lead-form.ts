import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { textInputs } from '../../common/lead/lead-fields.ts'
import { tooLong } from '../../common/lead/length-limit.ts'
import type { LeadErrors, LeadInput } from '../../common/lead/lead-schema.ts'
import { typeInto, useAddressSlip } from '../../common/ui/address-slip.tsx'
import { takeHeldSubmit } from '../../common/ui/held.ts'
import { mountToasts } from '../../common/toasts/mount-toasts.tsx'
import { showSuccess, showToast } from '../../common/toasts/toast-store.ts'
import { closeDelay, type LeadFormState } from './lead-form-states.ts'
import { failedToast, sentToast } from './lead-toasts.ts'
import { loadEmailClient } from './send-email.ts'
import { sendLead } from './send-lead.ts'

const loadCheck = () => import('../../common/lead/lead-schema.ts')

/**
 * The life cycle of the contact form: check, send, report, and close. The inputs are uncontrolled, so anything
 * typed before React starts is kept; the dialog closes `closeDelay` after success.
 */
export function useLeadForm() {
  const formRef = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [state, setState] = useState<LeadFormState>('idle')
  const [errors, setErrors] = useState<LeadErrors>({})
  const slip = useAddressSlip()
  const { asksFirst, onTyped } = slip

  const submit = useCallback(
    async (form: HTMLFormElement) => {
      if (busy.current) return
      busy.current = true
      let sending = false
      try {
        const { checkLead, leadInputs } = await loadCheck()
        const { lead, errors: found } = checkLead(Object.fromEntries(new FormData(form)))
        // The messages are set before focus moves to the field, so that a screen reader reads both together.
        flushSync(() => setErrors(found ?? {}))
        if (!lead) {
          const first = leadInputs.find((name) => found[name])
          if (first) inputOf(form, first)?.focus()
          return
        }
        if (asksFirst(inputOf(form, 'email')?.value ?? '')) return
        sending = true
        setState('sending')
        await sendLead(lead)
        setState('sent')
        form.reset()
        onTyped('')
        showSuccess(sentToast)
      } catch {
        setState('failed')
        showToast({ ...failedToast })
        sending = false
      } finally {
        busy.current = sending
      }
    },
    [asksFirst, onTyped],
  )

  useEffect(() => {
    const form = formRef.current
    mountToasts()
    // Prefetches what sending needs while the visitor is still typing.
    void Promise.allSettled([loadCheck(), loadEmailClient()])
    if (form && takeHeldSubmit(form)) void submit(form)
  }, [submit])

  useEffect(() => {
    if (state !== 'sent') return
    const timer = setTimeout(() => formRef.current?.closest('dialog')?.close(), closeDelay)
    return () => clearTimeout(timer)
  }, [state])

  // A dialog closed by hand right after success is ready for the next message, and is not closed again.
  const onClose = useEffectEvent(() => {
    if (state !== 'sent') return
    busy.current = false
    setState('idle')
  })
  useEffect(() => {
    const dialog = formRef.current?.closest('dialog')
    const close = () => onClose()
    dialog?.addEventListener('close', close)
    return () => dialog?.removeEventListener('close', close)
  }, [])

  return {
    formRef,
    state,
    errors,
    slip,
    /** Replaces the typed address with another. */
    takeAddress: (address: string) => {
      const input = formRef.current && inputOf(formRef.current, 'email')
      if (input) typeInto(input, address)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const input = event.target as HTMLInputElement
      const name = input.name as LeadInput
      const form = event.currentTarget
      if (name === 'email') onTyped(input.value)
      if (!errors[name] && !isTooLong(name, input.value)) return
      void loadCheck().then(({ checkLead }) => {
        const { errors: found } = checkLead(Object.fromEntries(new FormData(form)))
        setErrors((shown) => ({ ...shown, [name]: found?.[name] }))
      })
    },
  }
}

/** Reports a text that is too long immediately: after pasting, visitors would assume that all of it fits. */
const isTooLong = (name: LeadInput, value: string) =>
  name !== 'countryCode' && name !== 'email' && tooLong(value, textInputs[name].most) !== undefined

function inputOf(form: HTMLFormElement, name: LeadInput) {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLElement ? (input as HTMLInputElement) : undefined
}
