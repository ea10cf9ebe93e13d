import { type FormEvent, type RefObject, useCallback, useEffect, useState } from 'react'
import { contactWords } from '../../site/content/contact-dialog-words.ts'
import type { DemoAccount } from '../content/demo-accounts.ts'
import { formNotes } from '../content/sign-in-words.ts'
import { takeHeldSubmit } from '../../common/ui/held.ts'
import { contactOpener } from '../../site/contact/contact-opener.ts'
import { showToast } from '../../common/toasts/toast-store.ts'
import { Button } from '../../common/ui/button.tsx'
import { describeError, Field } from '../../common/ui/field.tsx'
import { accountFor } from './check-credentials.ts'
import styles from './login-form.module.css'
import { PasswordInput } from './password-input.tsx'
import { type SignInState, signInWords } from './use-sign-in.ts'

interface LoginFormProps {
  /** Choosing a demo account fills this form. */
  formRef: RefObject<HTMLFormElement | null>
  state: SignInState
  onAccount: (account: DemoAccount) => void
}

interface Errors {
  email?: string | undefined
  password?: string | undefined
}

export function LoginForm({ formRef, state, onAccount }: LoginFormProps) {
  const [errors, setErrors] = useState<Errors>({})
  const [answer, setAnswer] = useState('')
  const waiting = state !== 'idle'

  const submit = useCallback(
    (form: HTMLFormElement) => {
      const { email, password } = inputsOf(form)
      const found = check(email, password)
      setErrors(found)
      if (found.email) return email.focus()
      if (found.password) return password.focus()
      const account = accountFor(email.value, password.value)
      if (account) onAccount(account)
      else
        showToast({
          title: 'Invalid Credentials',
          text: 'Please use the demo accounts or check your credentials.',
          tone: 'failure',
          duration: 7000,
        })
    },
    [onAccount],
  )

  useEffect(() => {
    const form = formRef.current
    if (form && takeHeldSubmit(form)) submit(form)
  }, [formRef, submit])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!waiting) submit(event.currentTarget)
  }
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { email, password } = inputsOf(event.currentTarget)
    const found = check(email, password)
    setErrors((shown) => ({
      email: shown.email && found.email,
      password: shown.password && found.password,
    }))
  }

  return (
    // Without script, `dialog` makes submitting do nothing: the password never leaves the page.
    <form
      ref={formRef}
      method="dialog"
      noValidate
      toolname="sign_in_to_demo"
      tooldescription="Signs in to the demo portal with the email and password of a demo account listed on this page. There are no other accounts."
      onSubmit={onSubmit}
      onInput={onInput}
      className={styles.form}
    >
      <Field id="sign-in-email" label="Email" error={errors.email}>
        <input
          id="sign-in-email"
          name="email"
          type="email"
          required
          autoComplete="username"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="name@company.in"
          readOnly={waiting}
          {...describeError('sign-in-email', errors.email)}
        />
      </Field>
      <Field id="sign-in-password" label="Password" error={errors.password}>
        <PasswordInput id="sign-in-password" readOnly={waiting} error={errors.password} />
      </Field>
      <Button type="submit" className={styles.submit} aria-disabled={waiting} data-state={state}>
        {signInWords(state, 'Sign In')}
      </Button>
      <p className={`text-2 ${styles.noScript}`}>{formNotes.withoutScript}</p>
      <div className={styles.ways}>
        <button
          type="button"
          className={`press-target quiet-link ${styles.link}`}
          onClick={() => setAnswer(formNotes.forgotten)}
        >
          Forgot your password?
        </button>
        <p>
          No account yet?{' '}
          <button
            className={`press-target quiet-link ${styles.link}`}
            {...contactOpener({ heading: contactWords.heading })}
            type="button"
          >
            Contact Sales
          </button>
        </p>
      </div>
      <p role="status" className="text-2">
        {answer}
      </p>
      <p className={styles.note}>
        This demo knows two accounts only.{' '}
        <a className={`press-target quiet-link ${styles.link}`} href="#demo-accounts">
          See the demo accounts
        </a>
      </p>
    </form>
  )
}

function inputsOf(form: HTMLFormElement) {
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  return { email: input('email'), password: input('password') }
}

function check(email: HTMLInputElement, password: HTMLInputElement): Errors {
  return {
    email: email.validity.valid ? undefined : 'Valid email is required',
    password: password.validity.valid ? undefined : 'Password is required',
  }
}
