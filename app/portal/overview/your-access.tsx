import { DeskGlyph } from '../shell/desk-glyph.tsx'
import { PortalIcon } from '../shell/portal-icon.tsx'
import styles from './your-access.module.css'

const rows = [
  { desk: 'qams', name: 'QAMS', note: 'Your team’s sheets', open: true },
  { desk: 'zapra', name: 'Zapra', note: 'Four channels', open: true },
  { desk: 'virtual-assistant', name: 'Virtual Assistant', note: 'Not included', open: false },
  { desk: 'team', name: 'Team and access', note: 'Administrators only', open: false },
] as const

/** What the limited account opens, and what it does not. */
export function YourAccess() {
  return (
    <section aria-labelledby="access-title">
      <h2 id="access-title" className="heading-3">
        Your access
      </h2>
      <ul className={styles.list}>
        {rows.map(({ desk, name, note, open }) => (
          <li key={desk} data-open={open}>
            <DeskGlyph desk={desk} locked={!open} />
            <b>{name}</b>
            <span>{note}</span>
            <PortalIcon name={open ? 'check' : 'lock'} size={open ? 18 : 16} />
          </li>
        ))}
      </ul>
    </section>
  )
}
