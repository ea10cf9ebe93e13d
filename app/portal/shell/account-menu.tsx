import { portalContact, resetWords } from '../../../content/portal/shell-words.ts'
import { contactOpener } from '../../contact/contact-opener.ts'
import { showSuccess } from '../../toasts/toast-store.ts'
import { accessOf } from '../session/access.ts'
import type { CurrentUser } from '../session/current-user.ts'
import { resetSample } from '../state/demo-clock.ts'
import styles from '../../desk-kit/account-menu.module.css'
import { PortalIcon } from './portal-icon.tsx'

export const accountMenuId = 'account-menu'

interface AccountMenuProps {
  user: CurrentUser
  onSignOut: () => void
}

/** Who is signed in, and the ways out; a native popover that the rail's and the phone's button open. */
export function AccountMenu({ user, onSignOut }: AccountMenuProps) {
  const close = () => document.getElementById(accountMenuId)?.hidePopover()
  return (
    <section
      id={accountMenuId}
      popover="auto"
      className={styles.menu}
      data-ground="light"
      aria-label="Account"
    >
      <p className={styles.who}>
        <b>{user.name}</b>
        <span className="small">{accessOf(user)}</span>
        <span className="small">{user.email}</span>
      </p>
      <ul>
        <li>
          <button
            type="button"
            className={styles.row}
            onClick={() => {
              resetSample()
              close()
              showSuccess(resetWords)
            }}
          >
            <PortalIcon name="rotate-ccw" size={18} />
            Reset sample data
          </button>
        </li>
        <li>
          <a className={styles.row} href="/login#demo-accounts">
            <PortalIcon name="repeat" size={18} />
            Switch demo account
          </a>
        </li>
        <li>
          <button className={styles.row} {...contactOpener(portalContact.menu)} type="button">
            <PortalIcon name="message-square" size={18} />
            Contact Sales
          </button>
        </li>
        <li>
          <a className={styles.row} href="/">
            <PortalIcon name="globe" size={18} />
            Back to the website
          </a>
        </li>
        <li>
          <button type="button" className={styles.row} onClick={onSignOut}>
            <PortalIcon name="log-out" size={18} />
            Sign out
          </button>
        </li>
      </ul>
    </section>
  )
}
