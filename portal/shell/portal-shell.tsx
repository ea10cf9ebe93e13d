import { accessLevels } from '../content/demo-accounts.ts'
import { sampleBank } from '../content/sample-bank.ts'
import { portalContact } from '../content/shell-words.ts'
import type { DeskId } from '../content/desk-names.ts'
import { site } from '../../common/brand/site.ts'
import { contactOpener } from '../../site/contact/contact-opener.ts'
import { AccountMenu as Menu } from '../../common/app-shell/account-menu.tsx'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import {
  PhonePages,
  PhoneTop as Top,
  Rail as SharedRail,
  RailLink,
} from '../../common/app-shell/desk-shell.tsx'
import phone from '../../common/app-shell/phone-bars.module.css'
import rail from '../../common/app-shell/rail.module.css'
import { showSuccess } from '../../common/toasts/toast-store.ts'
import { mayOpen } from '../session/access.ts'
import type { CurrentUser } from '../session/current-user.ts'
import { resetSample } from '../state/done.ts'
import { useSummary } from '../state/summary.ts'
import { DeskGlyph } from './desk-glyph.tsx'
import { SampleChip } from './desk-header.tsx'
import { desks, overview, teamDesk } from './desks.ts'

interface ShellProps {
  /** Undefined until the account is known: then no desk is locked and nobody is named. */
  user: CurrentUser | undefined
  current: DeskId
}

const home = { to: overview.path, label: `${site.brand} portal, overview` }
const isLockedFor = (user: CurrentUser | undefined, desk: DeskId) =>
  user !== undefined && !mayOpen(user, desk)

/** The rail, with a line per desk on what waits there. */
export function Rail({ user, current }: ShellProps) {
  const { onCall, toReview, waiting } = useSummary()
  const states: Record<DeskId, string> = {
    overview: 'Today',
    'virtual-assistant': `${onCall} live`,
    qams: toReview === 0 ? 'All reviewed' : `${toReview} to review`,
    zapra: `${waiting} waiting`,
    team: 'Who may open what',
  }
  const listed = user && mayOpen(user, 'team') ? [...desks, teamDesk] : desks
  return (
    <SharedRail
      label="Portal"
      home={home}
      title={sampleBank.name}
      note={`${sampleBank.service}, sample`}
      account={user && { name: user.name, note: accessLevels[user.role] }}
    >
      <nav aria-label="Desks">
        <ul>
          {listed.map((desk) => {
            const isLocked = isLockedFor(user, desk.id)
            return (
              <li key={desk.id} className={desk === teamDesk ? rail.apart : undefined}>
                <RailLink
                  to={desk.path}
                  sign={<DeskGlyph desk={desk.id} locked={isLocked} live={desk.id === 'virtual-assistant'} />}
                  name={desk.name}
                  note={isLocked ? 'Not in your access' : states[desk.id]}
                  isCurrent={desk.id === current}
                  isLocked={isLocked}
                />
              </li>
            )
          })}
        </ul>
      </nav>
    </SharedRail>
  )
}

/** The phone's top bar, with the mark of sample data and the way to the team. */
export function PhoneTop({ user, current }: ShellProps) {
  return (
    <Top home={home} account={user && 'Account'}>
      <SampleChip />
      {user && mayOpen(user, 'team') && (
        <DeskLink
          className={phone.button}
          to={teamDesk.path}
          aria-label={teamDesk.name}
          aria-current={current === 'team' ? 'page' : undefined}
        >
          <DeskIcon name="users" size={22} />
        </DeskLink>
      )}
    </Top>
  )
}

/** The phone's bottom bar of four desks. */
export function PhoneDesks({ user, current }: ShellProps) {
  return (
    <PhonePages
      label="Desks"
      pages={desks.map(({ id, path, shortName }) => ({
        to: path,
        sign: <DeskGlyph desk={id} locked={isLockedFor(user, id)} />,
        name: isLockedFor(user, id) ? 'Locked' : shortName,
        isCurrent: id === current,
      }))}
    />
  )
}

/** Who is signed in, and the ways out. */
export function AccountMenu({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  const reset = () => {
    resetSample()
    const text = 'It is Tuesday, 11:42 again, and everything you did at the desks is undone.'
    showSuccess({ title: 'Sample data reset', text })
  }
  return (
    <Menu
      name={user.name}
      facts={[accessLevels[user.role], user.email]}
      rows={[
        { icon: 'rotate-ccw', words: 'Reset sample data', onClick: reset },
        { icon: 'repeat', words: 'Switch demo account', href: '/login#demo-accounts' },
        { icon: 'message-square', words: 'Contact Sales', button: contactOpener(portalContact.menu) },
        { icon: 'globe', words: 'Back to the website', href: '/' },
        { icon: 'log-out', words: 'Sign out', onClick: onSignOut },
      ]}
    />
  )
}
