import { useCallback, useEffect, useRef, useState } from 'react'
import type { DemoAccount } from '../content/demo-accounts.ts'
import { carryToast } from '../session/carried-toast.ts'
import { signIn } from '../session/current-user.ts'
import { addressAfterSignIn } from '../session/sign-in-address.ts'
import { showToast, type Toast } from '../../common/toasts/toast-store.ts'

export type SignInState = 'idle' | 'signing-in' | 'signed-in'

/** On a button that signs in; `idle` is what it does. */
export function signInWords(state: SignInState, idle: string): string {
  return { idle, 'signing-in': 'Signing in', 'signed-in': 'Signed in' }[state]
}

/** From choosing an account to its toast and the portal, in milliseconds. */
const delay = 1000

/**
 * Signing in with a demo account: a second of thought, the toast, the account stored in this browser, and on to
 * the portal. Nothing is sent anywhere. `start` does nothing while one is under way.
 */
export function useSignIn() {
  const [state, setState] = useState<SignInState>('idle')
  const [account, setAccount] = useState<DemoAccount>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // After the portal, Back may show this page as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      timer.current = undefined
      setState('idle')
    }
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('pageshow', onShow)
      clearTimeout(timer.current)
    }
  }, [])

  const start = useCallback((chosen: DemoAccount) => {
    if (timer.current !== undefined) return
    setAccount(chosen)
    setState('signing-in')
    const address = addressAfterSignIn(location.search)
    prefetch(address)
    timer.current = setTimeout(() => {
      try {
        signIn(chosen)
      } catch {
        timer.current = undefined
        setState('idle')
        showToast({
          title: 'Account Not Kept',
          text: 'This browser does not let the site store anything, so the demo cannot remember who you are.',
          tone: 'failure',
          duration: 7000,
        })
        return
      }
      setState('signed-in')
      const text = `Welcome back, ${chosen.name}!`
      const welcome: Toast = { title: 'Login Successful', text, tone: 'success', duration: 5000 }
      showToast(welcome)
      carryToast(welcome)
      location.assign(address)
    }, delay)
  }, [])

  return { state, account, start }
}

/** Prefetches the portal's page during the second of thought. */
function prefetch(address: string) {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = address
  document.head.append(link)
}
