import { useEffect, useRef } from 'react'
import { newsletterResults } from '../content/newsletter-results.ts'
import { confirmationDays, subscribePath } from '../../common/lead/newsletter.ts'
import { AddressSlip } from '../../common/ui/address-slip.tsx'
import { Button } from '../../common/ui/button.tsx'
import { Icon } from '../../common/ui/icon.tsx'
import styles from './newsletter-form.module.css'
import { hasOwnServer } from './send-subscription.ts'
import { AddressInput, SubscribeForm } from './subscribe-form.tsx'
import { type NewsletterFormState, useNewsletterForm } from './use-newsletter-form.ts'

const id = 'newsletter-email'

/**
 * Takes an email address and sends it to the lead desk. Before script it is a plain form that the lead desk answers
 * with a page; on a host without lead desk it waits for script and uses the email provider. `page` is the path of the
 * current page.
 */
export default function NewsletterForm({ page }: { page: string }) {
  const { formRef, state, error, slip, takeAddress, address, onSubmit, onInput } = useNewsletterForm()
  return (
    <div>
      <SubscribeForm
        id={id}
        error={error}
        ref={formRef}
        question={
          <AddressSlip
            region={slip.region}
            meant={state === 'sending' ? undefined : slip.meant}
            onTake={takeAddress}
          />
        }
        {...(hasOwnServer && { method: 'post', action: subscribePath })}
        toolname="subscribe_to_newsletter"
        hidden={state === 'sent'}
        data-state={state}
        aria-busy={state === 'sending'}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <AddressInput id={id} error={error} readOnly={state === 'sending'} />
        <Button type="submit" aria-disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending...' : 'Subscribe'}
        </Button>
        <input type="hidden" name="page" value={page} />
      </SubscribeForm>
      <Result state={state} address={address} />
    </div>
  )
}

/** Announces how the sending ended. The region exists, empty, from the start, so that its content is announced. */
function Result({ state, address }: { state: NewsletterFormState; address: string }) {
  const region = useRef<HTMLParagraphElement>(null)
  // The form is gone then, and so is the focused element.
  useEffect(() => {
    if (state === 'sent') region.current?.focus()
  }, [state])
  return (
    <p className={styles.result} data-state={state} role="status" tabIndex={-1} ref={region}>
      {state === 'sent' && (
        <>
          <Icon name="check" size={18} />
          <span>
            {hasOwnServer
              ? newsletterResults.confirm(address, confirmationDays)
              : newsletterResults.noted(address)}
          </span>
        </>
      )}
      {state === 'failed' && <span>{newsletterResults.failed}</span>}
      {state === 'too many' && <span>{newsletterResults.tooMany}</span>}
    </p>
  )
}
