import type { DeskId } from '../../../content/portal/desk-names.ts'
import { sampleBank } from '../../../content/portal/sample-bank.ts'
import { deskStates } from '../../../content/portal/shell-words.ts'
import deskLink from '../../desk-kit/desk-link.module.css'
import styles from '../../desk-kit/rail.module.css'
import { useCallsNow } from '../assistant/summary.ts'
import { useSheetsToReview } from '../qams/to-review.ts'
import { accessOf, mayOpen } from '../session/access.ts'
import type { CurrentUser } from '../session/current-user.ts'
import { useZapraSummary } from '../zapra/summary.ts'
import { initialsOf } from '../../desk-kit/initials-of.ts'
import { accountMenuId } from './account-menu.tsx'
import { DeskGlyph } from './desk-glyph.tsx'
import { desks, teamDesk } from './desks.ts'
import { PortalBrand } from './portal-brand.tsx'
import { PortalIcon } from './portal-icon.tsx'
import { PortalLink } from './portal-link.tsx'

export interface RailProps {
  /** Undefined until it is known who is signed in: then no desk is locked and nobody is named. */
  user: CurrentUser | undefined
  current: DeskId
}

/** The dark rail of wide windows. Where it is narrow, a row shows its sign alone, and its name stays for screen readers. */
export function Rail({ user, current }: RailProps) {
  /** One line per desk on what waits there. */
  const states: Record<DeskId, string> = {
    overview: deskStates.overview,
    'virtual-assistant': deskStates.live(useCallsNow()),
    qams: deskStates.toReview(useSheetsToReview()),
    zapra: deskStates.waiting(useZapraSummary().waiting),
    team: deskStates.team,
  }
  const listed = user && mayOpen(user, 'team') ? [...desks, teamDesk] : desks
  return (
    <aside className={styles.rail} data-ground="dark" aria-label="Portal">
      <PortalBrand className={styles.brand} size={24} />
      <p className={styles.bank}>
        <b>{sampleBank.name}</b>
        <span className="micro-muted">{sampleBank.service}, sample</span>
      </p>
      <nav aria-label="Desks">
        <ul>
          {listed.map((desk) => {
            const locked = user !== undefined && !mayOpen(user, desk.id)
            return (
              <li key={desk.id} className={desk === teamDesk ? styles.apart : undefined}>
                <PortalLink
                  to={desk.path}
                  className={deskLink.link}
                  aria-current={desk.id === current ? 'page' : undefined}
                  data-locked={locked || undefined}
                  title={desk.name}
                >
                  <DeskGlyph desk={desk.id} locked={locked} live={desk.id === 'virtual-assistant'} />
                  <span className={deskLink.words}>
                    <b>{desk.name}</b>{' '}
                    <small className="micro-muted">{locked ? deskStates.locked : states[desk.id]}</small>
                  </span>
                  {locked && <PortalIcon name="lock" size={16} className={deskLink.lock} />}
                </PortalLink>
              </li>
            )
          })}
        </ul>
      </nav>
      {user && (
        <button type="button" className={styles.account} popoverTarget={accountMenuId}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(user.name)}
          </span>
          <span className={deskLink.words}>
            <span className="visually-hidden">Account: </span>
            <b>{user.name}</b> <small className="micro-muted">{accessOf(user)}</small>
          </span>
          <PortalIcon name="chevrons-up-down" size={16} className={styles.more} />
        </button>
      )}
    </aside>
  )
}
