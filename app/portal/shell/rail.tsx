import { sampleBank } from '../../../content/portal/sample-bank.ts'
import { deskStates } from '../../../content/portal/shell-words.ts'
import type { DeskId } from '../../../content/portal/desk-names.ts'
import { mayOpen } from '../session/access.ts'
import type { CurrentUser } from '../session/current-user.ts'
import { accessOf, initialsOf } from './access-words.ts'
import { accountMenuId } from './account-menu.tsx'
import { DeskLink } from './desk-link.tsx'
import { desks, teamDesk } from './desks.ts'
import { PortalBrand } from './portal-brand.tsx'
import { PortalIcon } from './portal-icon.tsx'
import styles from './rail.module.css'
import { useDeskStates } from './use-desk-states.ts'

interface RailProps {
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
        <span>{sampleBank.service}, sample</span>
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
          <span className={styles.name}>
            <span className="visually-hidden">Account: </span>
            <b>{user.name}</b> <small>{accessOf(user)}</small>
          </span>
          <PortalIcon name="chevrons-up-down" size={16} className={styles.more} />
        </button>
      )}
    </aside>
  )
}
