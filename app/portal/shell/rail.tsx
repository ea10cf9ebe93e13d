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
import { type Desk, desks, teamDesk } from './desks.ts'
import { PortalBrand } from './portal-brand.tsx'
import { PortalIcon } from './portal-icon.tsx'
import { PortalLink } from './portal-link.tsx'

export interface RailProps {
  /** Undefined until it is known who is signed in: then no desk is locked and nobody is named. */
  user: CurrentUser | undefined
  current: DeskId
}

/** The dark rail of wide windows. */
export function Rail({ user, current }: RailProps) {
  const states = useDeskStates()
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
                <DeskLink
                  desk={desk}
                  current={desk.id === current}
                  locked={locked}
                  state={locked ? deskStates.locked : states[desk.id]}
                />
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

interface DeskLinkProps {
  desk: Desk
  current: boolean
  locked: boolean
  /** What waits at the desk; where it is locked, that it is. */
  state: string
}

/** A row of the rail. Where the rail is narrow it shows the sign alone, and the name stays for screen readers. */
function DeskLink({ desk, current, locked, state }: DeskLinkProps) {
  return (
    <PortalLink
      to={desk.path}
      className={deskLink.link}
      aria-current={current ? 'page' : undefined}
      data-locked={locked || undefined}
      title={desk.name}
    >
      <DeskGlyph desk={desk.id} locked={locked} live={desk.id === 'virtual-assistant'} />
      <span className={deskLink.words}>
        <b>{desk.name}</b> <small className="micro-muted">{state}</small>
      </span>
      {locked && <PortalIcon name="lock" size={16} className={deskLink.lock} />}
    </PortalLink>
  )
}

/** One line per desk on what waits there, as the rail shows it. */
function useDeskStates(): Record<DeskId, string> {
  const onCall = useCallsNow()
  const toReview = useSheetsToReview()
  const { waiting } = useZapraSummary()
  return {
    overview: deskStates.overview,
    'virtual-assistant': deskStates.live(onCall),
    qams: deskStates.toReview(toReview),
    zapra: deskStates.waiting(waiting),
    team: deskStates.team,
  }
}
