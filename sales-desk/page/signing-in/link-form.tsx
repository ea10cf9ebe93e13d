import { useRef, useState } from 'react'
import { isEmailAddress, notAnAddress } from '../../../common/lead/email-address.ts'
import { readEmailAddress } from '../../../common/lead/read-email-address.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { AddressSlip, useAddressSlip } from '../../../common/ui/address-slip.tsx'
import { Button } from '../../../common/ui/button.tsx'
import { describeError, Field } from '../../../common/ui/field.tsx'
import { tellDesk } from '../api/ask-desk.ts'
import { DeskError } from '../api/desk-error.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { Form } from '../frame/form-parts.tsx'
import styles from './sign-in.module.css'

interface LinkFormProps {
  mailLeaves: boolean
  /** If there is no other way here, its button is the page's main one. */
  isFirst: boolean
}

/** Requests a sign-in link by email. The answer is the same whether or not the address belongs to the team. */
export function LinkForm({ mailLeaves, isFirst }: LinkFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const { attempt, isBusy, failure, done } = useAttempt()
  const slip = useAddressSlip()
  const type = (typed: string) => {
    setEmail(typed)
    slip.onTyped(typed)
  }
  const error = failure || undefined
  const send = () => {
    if (slip.asksFirst(email)) return undefined
    const address = readEmailAddress(email)
    const sent = `If ${address} belongs to the team, a link is on its way, or came within the last five minutes. It works once, for a quarter of an hour.`
    const kept = mailLeaves ? '' : ' No mail leaves this desk: the link is in the folder of kept mails.'
    return attempt(async () => {
      if (!isEmailAddress(address)) {
        field.current?.focus()
        throw new DeskError(notAnAddress, 0)
      }
      await tellDesk<undefined>(salesDeskRoutes.signInLink, { email: address })
    }, sent + kept)
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
          onChange={({ target }) => type(target.value)}
          {...describeError('sign-in-email', error)}
        />
        <AddressSlip region={slip.region} meant={slip.meant} onTake={type} />
      </Field>
      <Button type="submit" look={isFirst ? 'ink' : 'outline'} aria-disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Send me a link'}
      </Button>
      <p role="status" className="small">
        {done}
      </p>
    </Form>
  )
}
