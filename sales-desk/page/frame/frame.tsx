import { lazy, Suspense, useEffect, useRef } from 'react'
import frame from '../../../common/app-shell/frame.module.css'
import type { DeskPage } from '../address/place.ts'
import { usePlace } from '../address/use-place.ts'
import { keepFocus } from '../keys/keep-focus.ts'
import { KeysDialog } from '../keys/keys-dialog.tsx'
import { LeadsPage } from '../list/leads-page.tsx'
import { useLeadCounts } from '../list/use-lead-counts.ts'
import { followTeam } from '../live/follow-team.ts'
import { isLive, startLive } from '../live/live-events.ts'
import { followNotices } from '../live/notices.ts'
import { useStore } from '../../../common/ui/store.ts'
import { useSession } from '../state/session-store.ts'
import { AccountMenu } from './account-menu.tsx'
import { pageNames } from './desk-pages.ts'
import styles from './frame.module.css'
import notice from './notice.module.css'
import { PhoneDesks, PhoneTop } from './phone-bars.tsx'
import { Rail } from './rail.tsx'

/** Pages not used every day are loaded on demand. */
const pages: Record<Exclude<DeskPage, 'leads'>, ReturnType<typeof lazy>> = {
  figures: lazy(() => import('../figures/figures-page.tsx')),
  templates: lazy(() => import('../templates/templates-page.tsx')),
  team: lazy(() => import('../team/team-page.tsx')),
  settings: lazy(() => import('../settings/settings-page.tsx')),
  audit: lazy(() => import('../audit/audit-page.tsx')),
  account: lazy(() => import('../account/account-page.tsx')),
}

/** The frame of the desk, for signed-in members. */
export function Frame() {
  const place = usePlace()
  const counts = useLeadCounts()
  const live = useStore(isLive)
  const { isSample } = useSession()
  const main = useRef<HTMLElement>(null)
  useEffect(startLive, [])
  useEffect(followTeam, [])
  useEffect(followNotices, [])
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), [])

  const { page } = place
  useEffect(() => {
    const waiting = page === 'leads' && counts ? counts.new : 0
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${pageNames[page]} · Sales desk`
  }, [page, counts])

  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    scrollTo({ top: 0, behavior: 'instant' })
    main.current?.focus({ preventScroll: true })
  }, [page])

  const Page = page === 'leads' ? undefined : pages[page]
  return (
    <div className={frame.frame}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Rail place={place} counts={counts} />
      <PhoneTop />
      <main id="main" ref={main} tabIndex={-1} className={frame.main} data-ground="light">
        {isSample && (
          <p className={styles.sample}>
            <b>Sample desk.</b> Leads and team are invented, and no mail leaves it.
          </p>
        )}
        {!live && (
          <p className={`${notice.warning} ${styles.offline}`} role="status">
            No live news at the moment. The desk tries to reconnect; what you type is kept.
          </p>
        )}
        {Page ? (
          <Suspense fallback={<p role="status">Opening…</p>}>
            <Page />
          </Suspense>
        ) : (
          <LeadsPage place={place} counts={counts} />
        )}
      </main>
      <PhoneDesks place={place} counts={counts} />
      <AccountMenu />
      <KeysDialog />
    </div>
  )
}
