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
  const reset = () => {
    resetSample()
    document.getElementById(accountMenuId)?.hidePopover()
    showSuccess(resetWords)
  }
  const rows = [
    { icon: 'rotate-ccw', words: 'Reset sample data', onClick: reset },
    { icon: 'repeat', words: 'Switch demo account', href: '/login#demo-accounts' },
    { icon: 'message-square', words: 'Contact Sales', ...contactOpener(portalContact.menu) },
    { icon: 'globe', words: 'Back to the website', href: '/' },
    { icon: 'log-out', words: 'Sign out', onClick: onSignOut },
  ] as const
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
        {rows.map(({ icon, words, ...does }) => (
          <li key={words}>
            {'href' in does ? (
              <a className={styles.row} {...does}>
                <PortalIcon name={icon} size={18} />
                {words}
              </a>
            ) : (
              <button className={styles.row} {...does} type="button">
                <PortalIcon name={icon} size={18} />
                {words}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
