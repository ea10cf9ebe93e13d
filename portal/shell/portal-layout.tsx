import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { openingWords } from '../content/shell-words.ts'
import { DeskHeader } from '../../common/app-shell/desk-header.tsx'
import frame from '../../common/app-shell/frame.module.css'
import { StringsAtRest } from '../../common/figures/strings-at-rest.tsx'
import { mayOpen } from '../session/access.ts'
import { showCarriedToast } from '../session/carried-toast.ts'
import { readCurrentUser, signOut, useCurrentUser } from '../session/current-user.ts'
import { signInAddress } from '../session/sign-in-address.ts'
import { runDemo } from '../state/demo-clock.ts'
import { followTabs } from '../state/done.ts'
import { type Desk, deskTitle } from './desks.ts'
import { LockedDesk } from './locked-desk.tsx'
import styles from './opening.module.css'
import { AccountMenu, PhoneDesks, PhoneTop, Rail } from './portal-shell.tsx'

interface PortalLayoutProps {
  desk: Desk
  /** Path and query, to return to after signing in. */
  address: string
  /** The desk itself: rendered only for an account that may open it, whatever the address. */
  children: ReactNode
}

/** The frame of the portal. */
export function PortalLayout({ desk, address, children }: PortalLayoutProps) {
  // Deferred, so that React renders the desk in slices with input between; a store update is one slice.
  const user = useDeferredValue(useCurrentUser())
  const main = useRef<HTMLElement>(null)
  const isLeaving = useRef(false)

  useEffect(showCarriedToast, [])
  useEffect(runDemo, [])
  useEffect(followTabs, [])

  useEffect(() => {
    const sendAway = () => location.replace(signInAddress(address))
    if (user === null && !isLeaving.current) sendAway()
    // After signing out, Back may show the page as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && readCurrentUser() === null) sendAway()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [user, address])

  const shownDesk = useRef(desk.id)
  useEffect(() => {
    if (shownDesk.current === desk.id) return
    shownDesk.current = desk.id
    document.title = deskTitle(desk.name)
    scrollTo({ top: 0, behavior: 'instant' })
    main.current?.focus({ preventScroll: true })
  }, [desk])

  const leave = () => {
    isLeaving.current = true
    signOut()
    location.assign('/login')
  }

  const known = user ?? undefined
  const isLocked = known !== undefined && !mayOpen(known, desk.id)
  return (
    <div className={frame.frame}>
      <Rail user={known} current={desk.id} />
      <PhoneTop user={known} current={desk.id} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={`${frame.main} ${styles.main}`}
        data-ground={desk.id === 'virtual-assistant' && !isLocked ? 'dark' : 'light'}
      >
        {known ? isLocked ? <LockedDesk desk={desk} /> : children : <Opening desk={desk} />}
      </main>
      <PhoneDesks user={known} current={desk.id} />
      {known && <AccountMenu user={known} onSignOut={leave} />}
    </div>
  )
}

/** Placeholder of a desk until the account is known, in the prerendered page, and while its code loads. */
export function Opening({ desk, isLate = false }: { desk: Desk; isLate?: boolean }) {
  const lead = (
    <>
      <span className={`script-only ${styles.opened}`}>{openingWords.opening}</span>
      <span className={styles.failed} role="alert">
        {openingWords.failed}
      </span>
      <noscript>{openingWords.withoutScript}</noscript>
    </>
  )
  return (
    <div className={isLate ? styles.late : undefined}>
      <DeskHeader title={desk.name} lead={lead} />
      <StringsAtRest className={styles.strings} lines={18} />
    </div>
  )
}
