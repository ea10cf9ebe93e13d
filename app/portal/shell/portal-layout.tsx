import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import styles from '../../desk-kit/frame.module.css'
import { mayOpen } from '../session/access.ts'
import { showCarriedToast } from '../session/carried-toast.ts'
import { readCurrentUser, signOut, useCurrentUser } from '../session/current-user.ts'
import { signInAddress } from '../session/sign-in-address.ts'
import { AccountMenu } from './account-menu.tsx'
import { type Desk, deskAt } from './desks.ts'
import { LockedDesk } from './locked-desk.tsx'
import { Opening } from './opening.tsx'
import { PhoneDesks, PhoneTop } from './phone-bars.tsx'
import { deskTitle } from './portal-meta.ts'
import { Rail } from './rail.tsx'

/** For so long the desk that is left may stay, in milliseconds: one whose code is here comes sooner. */
const patience = 250

/** The desk that was asked for and still loads, once that takes longer than a moment. */
function useComingDesk(): Desk | undefined {
  const path = useNavigation().location?.pathname
  const [slowPath, setSlowPath] = useState<string>()
  useEffect(() => {
    if (path === undefined) return
    const timer = setTimeout(() => setSlowPath(path), patience)
    return () => {
      clearTimeout(timer)
      setSlowPath(undefined)
    }
  }, [path])
  return slowPath === undefined ? undefined : deskAt(slowPath)
}

/** The frame of the portal. A desk is only rendered for an account that may open it, whatever the address. */
export default function PortalLayout() {
  // Deferred, so that React draws the desk in slices and input comes between them: what a store tells is drawn in one.
  const user = useDeferredValue(useCurrentUser())
  const { pathname, search } = useLocation()
  const desk = deskAt(pathname)
  const main = useRef<HTMLElement>(null)
  const leaving = useRef(false)

  useEffect(showCarriedToast, [])

  useEffect(() => {
    const sendAway = () => location.replace(signInAddress(pathname + search))
    if (user === null && !leaving.current) sendAway()
    // Back, after signing out, the browser may show the page as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && readCurrentUser() === null) sendAway()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [user, pathname, search])

  const shownDesk = useRef(desk.id)
  useEffect(() => {
    if (shownDesk.current === desk.id) return
    shownDesk.current = desk.id
    document.title = deskTitle(desk.name)
    scrollTo({ top: 0, behavior: 'instant' })
    main.current?.focus({ preventScroll: true })
  }, [desk])

  const leave = () => {
    leaving.current = true
    signOut()
    location.assign('/login')
  }

  const known = user ?? undefined
  const shown = useComingDesk() ?? desk
  const isComing = shown.id !== desk.id
  const open = user ? mayOpen(user, shown.id) : false
  const locked = user ? !open : false
  return (
    <div className={styles.frame}>
      <Rail user={known} current={shown.id} />
      <PhoneTop user={known} current={shown.id} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={styles.main}
        data-ground={shown.id === 'virtual-assistant' && !locked ? 'dark' : 'light'}
      >
        {(!user || (open && isComing)) && <Opening desk={shown} />}
        {open && !isComing && <Outlet />}
        {locked && <LockedDesk desk={shown} />}
      </main>
      <PhoneDesks user={known} current={shown.id} />
      {user && <AccountMenu user={user} onSignOut={leave} />}
    </div>
  )
}
