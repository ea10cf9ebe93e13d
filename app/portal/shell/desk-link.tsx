import { PortalLink } from './portal-link.tsx'
import type { Desk } from './desks.ts'
import { DeskGlyph } from './desk-glyph.tsx'
import styles from '../../desk-kit/desk-link.module.css'
import { PortalIcon } from './portal-icon.tsx'

interface DeskLinkProps {
  desk: Desk
  current: boolean
  locked: boolean
  /** What waits at the desk; where it is locked, that it is. */
  state: string
}

/** A row of the rail. Where the rail is narrow it shows the sign alone, and the name stays for screen readers. */
export function DeskLink({ desk, current, locked, state }: DeskLinkProps) {
  return (
    <PortalLink
      to={desk.path}
      className={styles.link}
      aria-current={current ? 'page' : undefined}
      data-locked={locked || undefined}
      title={desk.name}
    >
      <DeskGlyph desk={desk.id} locked={locked} live={desk.id === 'virtual-assistant'} />
      <span className={styles.words}>
        <b>{desk.name}</b> <small className="micro-muted">{state}</small>
      </span>
      {locked && <PortalIcon name="lock" size={16} className={styles.lock} />}
    </PortalLink>
  )
}
