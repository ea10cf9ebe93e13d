import menu from '../../desk-kit/account-menu.module.css'
import { salesDeskRoutes } from '../../../lead/sales-desk.ts'
import { PlaceLink } from '../address/place-link.tsx'
import type { DeskPage } from '../address/place.ts'
import { tellDesk } from '../api/ask-desk.ts'
import { keysDialogId } from '../keys/keys-dialog.tsx'
import { nameOf } from '../state/member-names.ts'
import { signedOut, useSession } from '../state/session-store.ts'
import { DeskIcon } from './desk-icon.tsx'
import { pageIcons, pageNames } from './desk-pages.ts'
import styles from './frame.module.css'
import { roleNames } from './role-names.ts'

export const accountMenuId = 'desk-account-menu'

/** Who is signed in, what a phone's bar has no room for, and the way out; a native popover. */
export function AccountMenu() {
  const { me } = useSession()
  const close = () => document.getElementById(accountMenuId)?.hidePopover()
  const leave = async () => {
    close()
    // Also where the desk cannot be reached: this browser shows nothing any more.
    await tellDesk(salesDeskRoutes.signOut).catch(() => undefined)
    signedOut()
  }
  const pages: DeskPage[] = ['account', 'settings', ...(me.role === 'owner' ? (['audit'] as const) : [])]
  return (
    <section id={accountMenuId} popover="auto" className={menu.menu} data-ground="light" aria-label="Account">
      <p className={menu.who}>
        <b>{nameOf(me)}</b>
        <span className="small">{roleNames[me.role]}</span>
        <span className="small">{me.email}</span>
      </p>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <PlaceLink className={menu.row} to={{ page }} onClick={close}>
              <DeskIcon name={pageIcons[page]} size={18} />
              {pageNames[page]}
            </PlaceLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={menu.row}
            onClick={() => {
              close()
              const dialog = document.getElementById(keysDialogId)
              if (dialog instanceof HTMLDialogElement) dialog.showModal()
            }}
          >
            <DeskIcon name="keyboard" size={18} />
            Keyboard
          </button>
        </li>
        <li>
          <a className={menu.row} href="/">
            <DeskIcon name="globe" size={18} />
            Website
          </a>
        </li>
        <li>
          <button type="button" className={menu.row} onClick={() => void leave()}>
            <DeskIcon name="log-out" size={18} />
            Sign out
          </button>
        </li>
      </ul>
      <p className={`${styles.build} micro-muted`}>Version {document.documentElement.dataset['salesDesk']}</p>
    </section>
  )
}
