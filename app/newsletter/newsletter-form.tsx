import { useEffect, useRef } from 'react'
import { usePagePath } from '../page-path.ts'
import { leadLimits } from '../../lead/lead-limits.ts'
import { confirmationDays, newsletterConsent, subscribePath } from '../../lead/newsletter.ts'
import { Button } from '../ui/button.tsx'
import { describeError, FieldError } from '../ui/field.tsx'
import fieldStyles from '../ui/field.module.css'
import { Icon } from '../ui/icon.tsx'
import styles from './newsletter-form.module.css'
import { hasOwnServer } from './send-subscription.ts'
import { type NewsletterFormState, useNewsletterForm } from './use-newsletter-form.ts'

const id = 'newsletter-email'

/**
 * Asks for an e-mail address and sends it to the lead desk. Before script it is a plain form that the lead desk
 * answers with a page; on a host without lead desk it waits for script and goes through the e-mail provider.
 */
export function NewsletterForm() {
  const { formRef, state, error, address, onSubmit, onInput } = useNewsletterForm()
  const pathname = usePagePath()
  return (
    <div className={styles.newsletter}>
      <form
        ref={formRef}
        {...(hasOwnServer && { method: 'post', action: subscribePath })}
        toolname="subscribe_to_newsletter"
        tooldescription="Subscribes an e-mail address to the newsletter, once its owner has pressed the button in the mail that we send. Send it only with the person’s consent."
        hidden={state === 'sent'}
        data-state={state}
        aria-busy={state === 'sending'}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <div className={fieldStyles.field}>
          <label htmlFor={id}>Your e-mail</label>
          <div className={styles.row}>
            <input
              id={id}
              name="email"
              type="email"
              required
              autoComplete="email"
              placeholder="name@company.in"
              maxLength={leadLimits.email}
              readOnly={state === 'sending'}
              {...describeError(id, error)}
            />
            <Button type="submit" className={styles.submit} aria-disabled={state === 'sending'}>
              {state === 'sending' ? 'Sending...' : 'Subscribe'}
            </Button>
          </div>
          <FieldError id={id} error={error} />
        </div>
        <input type="hidden" name="page" value={pathname} />
        <p className="caption">
          {newsletterConsent.text} See our <a href="/privacy-policy">privacy policy</a>.
        </p>
      </form>
      <Result state={state} address={address} />
    </div>
  )
}

/** Says how the sending ended. The region is there, empty, from the start, so that what comes into it is announced. */
function Result({ state, address }: { state: NewsletterFormState; address: string }) {
  const region = useRef<HTMLParagraphElement>(null)
  // The form is gone then, and with it whatever had focus.
  useEffect(() => {
    if (state === 'sent') region.current?.focus()
  }, [state])
  return (
    <p className={styles.result} data-state={state} role="status" tabIndex={-1} ref={region}>
      {state === 'sent' && (
        <>
          <Icon name="check" size={18} />
          <span>{hasOwnServer ? confirmText(address) : `Thank you. We have noted ${address}.`}</span>
        </>
      )}
      {state === 'failed' && 'Your address was not sent. It is still here: please try again.'}
      {state === 'too many' &&
        'That was often, for one minute. Your address is still here: please wait a little.'}
    </p>
  )
}

const confirmText = (address: string) =>
  `Nearly there. Please open the mail to ${address} and press its button within ${confirmationDays} days.`
