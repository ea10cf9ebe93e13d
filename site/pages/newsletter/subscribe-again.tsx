import { subscribePath } from '../../../common/lead/newsletter.ts'
import { AddressInput, SubscribeForm } from '../../newsletter/subscribe-form.tsx'
import { Button } from '../../../common/ui/button.tsx'
import styles from './newsletter.module.css'

const id = 'subscribe-again'

/**
 * The newsletter's form without script. The lead desk replaces `data-typed-address` with what was typed
 * before (leads/newsletter/newsletter-routes.ts).
 */
export function SubscribeAgain({ wrong }: { wrong: boolean }) {
  const error = wrong ? 'Valid email is required' : undefined
  return (
    <SubscribeForm
      id={id}
      error={error}
      method="post"
      action={subscribePath}
      className={styles.form}
      toolname="subscribe_to_newsletter_again"
    >
      <AddressInput id={id} error={error} data-typed-address="" />
      <Button type="submit">Subscribe</Button>
    </SubscribeForm>
  )
}
