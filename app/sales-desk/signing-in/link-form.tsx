import { useRef, useState } from 'react'
import { isEmailAddress } from '../../../lead/email-address.ts'
import { salesDeskRoutes } from '../../../lead/sales-desk.ts'
import { Button } from '../../ui/button.tsx'
import { describeError, Field } from '../../ui/field.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { sentenceOf } from '../api/desk-error.ts'
import { Form } from '../frame/form-parts.tsx'
import styles from './sign-in.module.css'

interface LinkFormProps {
  mailLeaves: boolean
  /** There is no other way here, so its button is the page's main one. */
  isFirst: boolean
}

/** Asks for a sign-in link by email. The answer is the same whether or not the address belongs to the team. */
export function LinkForm({ mailLeaves, isFirst }: LinkFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [sentTo, setSentTo] = useState('')
  const [isBusy, setBusy] = useState(false)

  const send = async () => {
    const address = email.trim()
    if (!isEmailAddress(address)) {
      setError('Valid email is required')
      return field.current?.focus()
    }
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    setSentTo('')
    try {
      await tellDesk<undefined>(salesDeskRoutes.signInLink, { email: address })
      setSentTo(address)
    } catch (failure) {
      setError(sentenceOf(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form noValidate className={styles.way} onSubmit={send}>
      <Field id="sign-in-email" label={isFirst ? 'Email' : 'Or ask for a link by email'} error={error}>
        <input
          ref={field}
          id="sign-in-email"
          type="email"
          required
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="send"
          placeholder="name@company.in"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          {...describeError('sign-in-email', error)}
        />
      </Field>
      <Button type="submit" look={isFirst ? 'ink' : 'outline'} aria-disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Send me a link'}
      </Button>
      <p role="status" className="small">
        {sentTo &&
          `If ${sentTo} belongs to the team, a link is on its way. It works once, for a short time.${
            mailLeaves ? '' : ' No mail leaves this desk: the link is in the folder of kept mails.'
          }`}
      </p>
    </Form>
  )
}
