import { useEffect, useRef } from 'react'
import type { DemoAccount } from '../content/demo-accounts.ts'
import { deskNames } from '../content/desk-names.ts'
import { GlyphAtRest } from '../../common/figures/glyph.tsx'
import { ProductGlyph } from '../../common/figures/product-glyph.tsx'
import { takeHeldSubmit } from '../../common/ui/held.ts'
import styles from './demo-account-card.module.css'
import { type SignInState, signInWords } from './use-sign-in.ts'

const products = ['virtual-assistant', 'qams', 'zapra'] as const

interface DemoAccountCardProps {
  account: DemoAccount
  state: SignInState
  /** Whether this is the account being signed in with. */
  chosen: boolean
  onChoose: (account: DemoAccount) => void
}

/**
 * One demo account as one large button. It is a separate form, because the boot script keeps a submission made before
 * React has started, whereas a plain click would be lost.
 */
export function DemoAccountCard({ account, state, chosen, onChoose }: DemoAccountCardProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current && takeHeldSubmit(form.current)) onChoose(account)
  }, [account, onChoose])
  const waiting = state !== 'idle'
  return (
    <form
      ref={form}
      method="dialog"
      toolname={`sign_in_as_demo_${account.role}`}
      tooldescription={`Signs in to the demo portal as ${account.name}, a sample ${account.role} account.`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!waiting) onChoose(account)
      }}
    >
      <button type="submit" className={styles.card} aria-disabled={waiting} data-chosen={waiting && chosen}>
        <b className={styles.name}>{account.name}</b>
        <span className={styles.description}>{account.description}</span>
        <span className={styles.products}>
          {products.map((id) => {
            const name = deskNames[id]
            const included = account.products.includes(name)
            return (
              <span key={id} className={included ? undefined : 'text-3'}>
                {included ? <ProductGlyph product={id} /> : <GlyphAtRest />}
                <small>{included ? name : `${name}, not included`}</small>
              </span>
            )
          })}
        </span>
        <span className={styles.end}>
          <span>{account.email}</span>
          <b className="script-only" data-state={chosen ? state : 'idle'}>
            {chosen ? signInWords(state, 'Use this account') : 'Use this account'}
          </b>
        </span>
      </button>
    </form>
  )
}
