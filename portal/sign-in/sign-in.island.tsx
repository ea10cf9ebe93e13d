import { useCallback, useEffect, useRef } from 'react'
import { type DemoAccount, demoAccounts } from '../content/demo-accounts.ts'
import { site } from '../../common/brand/site.ts'
import { mountToasts } from '../../common/toasts/mount-toasts.tsx'
import startTabs from '../../common/ui/tabs.behaviour.ts'
import { Tab, TabList, TabPanel, TabPanels, Tabs } from '../../common/ui/tabs.tsx'
import { DemoAccountCard } from './demo-account-card.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './sign-in.module.css'
import { TwistedForm } from './twisted-form.tsx'
import { useSignIn } from './use-sign-in.ts'

export { PageFailure as Failure } from '../../common/page/page-failure.tsx'

/** Beneath the drawing. */
const captions = {
  idle: 'At rest. It moves when you sign in.',
  'signing-in': 'Thinking: every string meets at the waist.',
  'signed-in': 'Open. Your desk is ready.',
}

export default function SignIn() {
  const { state, account, start } = useSignIn()
  const form = useRef<HTMLFormElement>(null)
  const tabs = useRef<HTMLDivElement>(null)

  useEffect(() => {
    mountToasts()
    if (tabs.current) startTabs(tabs.current)
  }, [])

  const choose = useCallback(
    (chosen: DemoAccount) => {
      fill(form.current, chosen)
      start(chosen)
    },
    [start],
  )

  return (
    <div className={styles.page} data-ground="dark">
      <section className={styles.side} aria-labelledby="page-title">
        <h1 className="heading-1" id="page-title">
          Sit at the desk
          <br />
          for a morning
        </h1>
        <p className={`lead ${styles.lead}`}>
          A working portal on a fictional bank’s calls. Nothing you do here reaches a real person.
        </p>
        <div className={styles.drawing}>
          <TwistedForm state={state} />
        </div>
        <p className={styles.caption}>{captions[state]}</p>
      </section>
      <section className={styles.main} data-ground="light" aria-labelledby="sign-in-title">
        <div className={styles.column}>
          <h2 id="sign-in-title" className="visually-hidden">
            Sign in
          </h2>
          <Tabs ref={tabs}>
            <TabList label="Ways to sign in" className={styles.tabs}>
              <Tab panel="login-form">Login Form</Tab>
              <Tab panel="demo-accounts">Demo Accounts</Tab>
            </TabList>
            <TabPanels>
              <TabPanel id="login-form" title="Login Form" startsWithControl>
                <LoginForm formRef={form} state={state} onAccount={start} />
              </TabPanel>
              <TabPanel id="demo-accounts" title="Demo Accounts">
                <p className="text-2">Choose one. It fills in the email and password and signs you in.</p>
                <ul className={styles.accounts}>
                  {demoAccounts.map((each) => (
                    <li key={each.role}>
                      <DemoAccountCard
                        account={each}
                        state={state}
                        chosen={each === account}
                        onChoose={choose}
                      />
                    </li>
                  ))}
                </ul>
                <p className="caption">
                  Sample accounts on sample data. Signing in keeps the account in this browser only.
                </p>
              </TabPanel>
            </TabPanels>
          </Tabs>
          <p role="status" className="visually-hidden">
            {state !== 'idle' && account ? `Signing in as ${account.name}.` : ''}
          </p>
        </div>
      </section>
    </div>
  )
}

function fill(form: HTMLFormElement | null, { email }: DemoAccount) {
  for (const [name, value] of Object.entries({ email, password: site.demo.password })) {
    const input = form?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
}
