import { limitedAccess } from '../../../content/portal/access.ts'
import { deskNames } from '../../../content/portal/desk-names.ts'
import { DeskGlyph } from '../shell/desk-glyph.tsx'
import { PortalIcon } from '../shell/portal-icon.tsx'
import overview from './overview.module.css'
import styles from './your-access.module.css'

/** What the limited account opens, and what it does not. */
export function YourAccess() {
  return (
    <section aria-labelledby="access-title">
      <h2 id="access-title" className="heading-3">
        Your access
      </h2>
      <ul className={`${overview.signs} ${styles.list}`}>
        {limitedAccess.map(({ desk, note, open }) => (
          <li key={desk} data-open={open}>
            <DeskGlyph desk={desk} locked={!open} />
            <b>{deskNames[desk]}</b>
            <span className="small">{note}</span>
            <PortalIcon name={open ? 'check' : 'lock'} size={open ? 18 : 16} />
          </li>
        ))}
      </ul>
    </section>
  )
}
