import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { checkSubscription } from '../../common/lead/newsletter.ts'
import { typeInto, useAddressSlip } from '../../common/ui/address-slip.tsx'
import { takeHeldSubmit } from '../../common/ui/held.ts'
import { sendSubscription, type SendResult } from './send-subscription.ts'

export type NewsletterFormState = 'idle' | 'sending' | SendResult

/** The life cycle of the newsletter form. Uncontrolled: text typed before React starts is kept. */
export function useNewsletterForm() {
  const formRef = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [state, setState] = useState<NewsletterFormState>('idle')
  const [error, setError] = useState<string>()
  const [address, setAddress] = useState('')
  const slip = useAddressSlip()
  const { asksFirst, onTyped } = slip

  const submit = useCallback(
    async (form: HTMLFormElement) => {
      if (busy.current) return
      const { subscription, error: found } = checkSubscription(Object.fromEntries(new FormData(form)))
      setError(found)
      if (!subscription) {
        inputOf(form)?.focus()
        return
      }
      if (asksFirst(inputOf(form)?.value ?? '')) return
      busy.current = true
      setState('sending')
      setAddress(subscription.email)
      setState(await sendSubscription(subscription))
      busy.current = false
    },
    [asksFirst],
  )

  useEffect(() => {
    const form = formRef.current
    if (form && takeHeldSubmit(form)) void submit(form)
  }, [submit])

  return {
    formRef,
    state,
    error,
    slip,
    /** Replaces the typed address with another. */
    takeAddress: (meant: string) => {
      const input = formRef.current && inputOf(formRef.current)
      if (input) typeInto(input, meant)
    },
    /** The address that was sent. */
    address,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      onTyped(inputOf(event.currentTarget)?.value ?? '')
      if (error) setError(checkSubscription(Object.fromEntries(new FormData(event.currentTarget))).error)
    },
  }
}

const inputOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name=email]')
