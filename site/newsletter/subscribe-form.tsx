import type { ComponentPropsWithRef, ReactNode } from 'react'
import { newsletterConsent } from '../../common/lead/newsletter.ts'
import { describeError, FieldError } from '../../common/ui/field.tsx'
import fieldStyles from '../../common/ui/field.module.css'
import styles from './subscribe-form.module.css'

interface InForm {
  /** Id of the address's input. */
  id: string
  /** Error message for the address. */
  error: string | undefined
}

interface SubscribeFormProps extends Omit<ComponentPropsWithRef<'form'>, 'id'>, InForm {
  /** Content below the address. */
  question?: ReactNode
}

/** Takes an email address, above the consent text. Contains `AddressInput` and the button. */
export function SubscribeForm({ id, error, question, children, ...rest }: SubscribeFormProps) {
  return (
    <form
      {...rest}
      // Browsers accept no address in other scripts; common/lead/email-address.ts decides instead, here and on the server.
      noValidate
      tooldescription="Subscribes an email address to the newsletter, once its owner has pressed the button in the mail that we send. Send it only with the person’s consent."
    >
      <div className={fieldStyles.field}>
        <label htmlFor={id}>Your email</label>
        <div className={styles.row}>{children}</div>
        <FieldError id={id} error={error} />
        {question}
      </div>
      <p className="caption">
        {newsletterConsent.text} See our <a href="/privacy-policy">privacy policy</a>.
      </p>
    </form>
  )
}

export function AddressInput({ id, error, ...rest }: ComponentPropsWithRef<'input'> & InForm) {
  return (
    <input
      {...rest}
      id={id}
      name="email"
      type="email"
      required
      autoComplete="email"
      spellCheck={false}
      enterKeyHint="send"
      placeholder="name@company.in"
      {...describeError(id, error)}
    />
  )
}
