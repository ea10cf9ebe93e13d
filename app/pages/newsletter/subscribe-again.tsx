import { leadLimits } from '../../../lead/lead-limits.ts'
import { newsletterConsent, subscribePath } from '../../../lead/newsletter.ts'
import { Button } from '../../ui/button.tsx'
import { describeError, FieldError } from '../../ui/field.tsx'
import fieldStyles from '../../ui/field.module.css'
import styles from './newsletter.module.css'

const id = 'subscribe-again'

/**
 * The newsletter's form without script. The lead desk puts what was typed before in the place of
 * `data-typed-address` (server/newsletter/filled-page.ts). Static.
 */
export function SubscribeAgain({ wrong }: { wrong: boolean }) {
  const error = wrong ? 'Valid email is required' : undefined
  return (
    <form
      method="post"
      action={subscribePath}
      className={styles.form}
      toolname="subscribe_to_newsletter_again"
      tooldescription="Subscribes an e-mail address to the newsletter, once its owner has pressed the button in the mail that we send. Send it only with the person’s consent."
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
            data-typed-address=""
            {...describeError(id, error)}
          />
          <Button type="submit">Subscribe</Button>
        </div>
        <FieldError id={id} error={error} />
      </div>
      <p className="caption">
        {newsletterConsent.text} See our <a href="/privacy-policy">privacy policy</a>.
      </p>
    </form>
  )
}
