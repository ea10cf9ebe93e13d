import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { contactWords } from '../content/contact-dialog-words.ts'
import { leadNotice } from '../../common/lead/lead-notice.ts'
import type { LeadInput } from '../../common/lead/lead-schema.ts'
import { AddressSlip } from '../../common/ui/address-slip.tsx'
import { Button } from '../../common/ui/button.tsx'
import { describeError, Field } from '../../common/ui/field.tsx'
import styles from './lead-form.module.css'
import { PhoneField } from './phone-field.tsx'
import type { sendPlainly as send } from './send-plainly.ts'
import { type LeadFormState, submitLabels } from './lead-form-states.ts'
import { useLeadForm } from './use-lead-form.ts'

/** Fetched only when needed. */
export const sendPlainly: typeof send = async (form) => (await import('./send-plainly.ts')).sendPlainly(form)

/** The contact form: see use-lead-form.ts for its life. */
export default function LeadForm() {
  const form = useLeadForm()
  const { formRef, state, errors } = form
  const waiting = state === 'sending' || state === 'sent'
  const waitingRef = useSubmitFocus(state)
  const field = (name: LeadInput) => ({
    id: `lead-${name}`,
    name,
    required: true,
    readOnly: waiting,
    ...describeError(`lead-${name}`, errors[name]),
  })
  return (
    <form
      className={`script-only ${styles.form}`}
      ref={formRef}
      noValidate
      toolname="contact_sales"
      tooldescription="Sends a message to the sales team, who answer within 24 hours. Send it only with the person’s consent."
      data-state={state}
      aria-busy={state === 'sending'}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <p className={`small-muted ${styles.required}`}>{contactWords.required}</p>
      <div className={styles.pair}>
        <Field id="lead-firstName" label="First name" error={errors.firstName}>
          <input {...field('firstName')} {...ofName} autoComplete="given-name" />
        </Field>
        <Field id="lead-lastName" label="Last name" error={errors.lastName}>
          <input {...field('lastName')} {...ofName} autoComplete="family-name" />
        </Field>
      </div>
      <Field id="lead-email" label="Work email" error={errors.email}>
        <input
          {...field('email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="send"
          placeholder="name@company.in"
          onBlur={form.slip.onBlur}
        />
        <AddressSlip
          region={form.slip.region}
          meant={waiting ? undefined : form.slip.meant}
          onTake={form.takeAddress}
        />
      </Field>
      <PhoneField errors={errors} readOnly={waiting} />
      <Field id="lead-company" label="Company" error={errors.company}>
        <input {...field('company')} {...ofName} autoComplete="organization" />
      </Field>
      <Field id="lead-message" label="Message" error={errors.message}>
        <p className={`small ${styles.hint}`} id="lead-message-hint">
          {contactWords.ask}
        </p>
        <textarea
          {...field('message')}
          aria-describedby={errors.message ? 'lead-message-error' : 'lead-message-hint'}
          rows={3}
          placeholder={contactWords.example}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" className={styles.submit} disabled={waiting}>
          <span className={styles.spinner} aria-hidden="true" />
          <span>{submitLabels[state]}</span>
        </Button>
        <p className="caption">{state === 'failed' ? failureNote : promiseNote}</p>
      </div>
      <p className="visually-hidden" ref={waitingRef} tabIndex={-1}>
        {waiting && submitLabels[state]}
      </p>
    </form>
  )
}

/** A phone’s keyboard capitalises each word and autocorrects none; its Enter key sends the form. */
const ofName = { type: 'text', autoCapitalize: 'words', spellCheck: false, enterKeyHint: 'send' } as const

// Separate elements, each with a key: React removes each whole, though a translator may have replaced its text.
const failureNote: ReactNode = <span key="failure">{contactWords.notSent}</span>

const promiseNote: ReactNode = (
  <span key="promise">
    {leadNotice.text} <a href="/privacy-policy">Privacy policy</a>
  </span>
)

/**
 * A disabled button loses focus in some browsers. While the form is sending, focus rests on words that say so to a
 * screen reader; after a failure it returns to the button, unless the visitor has moved on.
 */
function useSubmitFocus(state: LeadFormState) {
  const waitingRef = useRef<HTMLParagraphElement>(null)
  const button = () => waitingRef.current?.parentElement?.querySelector('button')

  useLayoutEffect(() => {
    const active = document.activeElement
    if (state === 'sending' && (active === button() || active === document.body))
      waitingRef.current?.focus({ preventScroll: true })
  }, [state])

  useEffect(() => {
    if (state === 'failed' && document.activeElement === waitingRef.current) button()?.focus()
  }, [state])

  return waitingRef
}
