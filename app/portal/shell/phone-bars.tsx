import { PortalLink } from './portal-link.tsx'
import { mayOpen } from '../session/access.ts'
import { accountMenuId } from './account-menu.tsx'
import { DeskGlyph } from './desk-glyph.tsx'
import { desks, teamDesk } from './desks.ts'
import styles from '../../desk-kit/phone-bars.module.css'
import { PortalBrand } from './portal-brand.tsx'
import { PortalIcon } from './portal-icon.tsx'
import type { RailProps } from './rail.tsx'
import { SampleChip } from './sample-chip.tsx'

/** The phone's top bar: brand, the mark of sample data, and the account behind the button at the right. */
export function PhoneTop({ user, current }: RailProps) {
  return (
    <header className={styles.top} data-ground="dark">
      <PortalBrand className={styles.brand} size={22} />
      <SampleChip />
      {user && mayOpen(user, 'team') && (
        <PortalLink
          className={styles.button}
          to={teamDesk.path}
          aria-label={teamDesk.name}
          aria-current={current === 'team' ? 'page' : undefined}
        >
          <PortalIcon name="users" size={22} />
        </PortalLink>
      )}
      {user && (
        <button type="button" className={styles.button} popoverTarget={accountMenuId} aria-label="Account">
          <PortalIcon name="circle-user" size={24} weight={1.4} />
        </button>
      )}
    </header>
  )
}

/** The phone's bottom bar of four desks. */
export function PhoneDesks({ user, current }: RailProps) {
  return (
    <nav className={styles.desks} data-ground="dark" aria-label="Desks">
      {desks.map((desk) => {
        const locked = user !== undefined && !mayOpen(user, desk.id)
        return (
          <PortalLink
            key={desk.id}
            className={styles.desk}
            to={desk.path}
            aria-current={desk.id === current ? 'page' : undefined}
          >
            <DeskGlyph desk={desk.id} locked={locked} />
            <span>{locked ? 'Locked' : desk.shortName}</span>
          </PortalLink>
        )
      })}
    </nav>
  )
}
