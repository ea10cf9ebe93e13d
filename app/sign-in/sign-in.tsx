import { useCallback, useRef } from 'react'
import { type DemoAccount, demoAccounts } from '../../content/demo-accounts.ts'
import { site } from '../../content/site.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { Prerendered } from '../ui/prerendered.tsx'
import { Tab, TabList, TabPanel, TabPanels, Tabs } from '../ui/tabs.tsx'
import { DemoAccountCard } from './demo-account-card.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './sign-in.module.css'
import { TwistedForm } from './twisted-form.tsx'
import { type SignInState, useSignIn } from './use-sign-in.ts'

export const meta = () => [
  ...pageMeta({
    title: `Sign in to the demo portal. ${site.company}`,
    description:
      'Two demo accounts open a working portal on a fictional bank’s calls: live calls, quality and inbox. Nothing you do there reaches a real person.',
    path: '/login',
  }),
  { name: 'robots', content: 'noindex' },
]

const captions: Record<SignInState, string> = {
  idle: 'At rest. It moves when you sign in.',
  'signing-in': 'Thinking: every string meets at the waist.',
  'signed-in': 'Open. Your desk is ready.',
}

export default function SignIn() {
  const { state, account, start } = useSignIn()
  const form = useRef<HTMLFormElement>(null)

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
        <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <Words />}</Prerendered>
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
          <Tabs>
            <TabList label="Ways to sign in" className={styles.tabs}>
              <Tab panel="login-form">Login Form</Tab>
              <Tab panel="demo-accounts">Demo Accounts</Tab>
            </TabList>
            <TabPanels>
              <TabPanel id="login-form" title="Login Form" startsWithControl>
                <LoginForm formRef={form} state={state} onAccount={start} />
              </TabPanel>
              <TabPanel id="demo-accounts" title="Demo Accounts">
                <p className={styles.choose}>
                  Choose one. It fills in the e-mail and password and signs you in.
                </p>
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

function Words() {
  return (
    <>
      <h1 className="heading-1" id="page-title">
        Sit at the desk
        <br />
        for a morning.
      </h1>
      <p className={`lead ${styles.lead}`}>
        A working portal on a fictional bank’s calls. Nothing you do here reaches a real person.
      </p>
    </>
  )
}

function fill(form: HTMLFormElement | null, { email }: DemoAccount) {
  for (const [name, value] of [
    ['email', email],
    ['password', site.demo.password],
  ] as const) {
    const input = form?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
}
