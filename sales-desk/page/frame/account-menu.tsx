import { AccountMenu as Menu } from '../../../common/app-shell/account-menu.tsx'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { type DeskPage, placeAddress } from '../address/place.ts'
import { tellDesk } from '../api/ask-desk.ts'
import { keysDialogId } from '../keys/keys-dialog.tsx'
import { nameOf } from '../state/member-names.ts'
import { signedOut, useSession } from '../state/session-store.ts'
import { pageIcons, pageNames } from './desk-pages.ts'
import styles from './frame.module.css'
import { roleNames } from './role-names.ts'

/** Who is signed in, what does not fit a phone's bar, and sign-out. */
export function AccountMenu() {
  const { me } = useSession()
  const leave = async () => {
    // Even if the desk is unreachable: this browser then shows nothing more.
    await tellDesk(salesDeskRoutes.signOut).catch(() => undefined)
    signedOut()
  }
  const showKeys = () => {
    const dialog = document.getElementById(keysDialogId)
    if (dialog instanceof HTMLDialogElement) dialog.showModal()
  }
  const pages: DeskPage[] = ['account', 'settings', ...(me.role === 'owner' ? (['audit'] as const) : [])]
  return (
    <Menu
      name={nameOf(me)}
      facts={[roleNames[me.role], me.email]}
      rows={[
        ...pages.map((page) => ({
          icon: pageIcons[page],
          words: pageNames[page],
          to: placeAddress({ page }),
        })),
        { icon: 'keyboard', words: 'Keyboard', onClick: showKeys },
        { icon: 'globe', words: 'Website', href: '/' },
        { icon: 'log-out', words: 'Sign out', onClick: () => void leave() },
      ]}
    >
      <p className={`${styles.build} micro-muted`}>Version {document.documentElement.dataset['salesDesk']}</p>
    </Menu>
  )
}
