import type { ComponentPropsWithRef, ReactNode } from 'react'
import { site } from '../brand/site.ts'
import { Mark } from '../figures/mark.tsx'
import { accountMenuId } from './account-menu.tsx'
import brandStyles from './brand.module.css'
import { DeskIcon } from './desk-icon.tsx'
import { DeskLink } from './desk-link.tsx'
import linkStyles from './desk-link.module.css'
import { initialsOf } from './initials-of.ts'
import phone from './phone-bars.module.css'
import rail from './rail.module.css'

/** The mark and the name, linked to the start of the desk. */
export interface Home {
  to: string
  label: string
}

function Brand({ home: { to, label }, size, className }: { home: Home; size: number; className?: string }) {
  return (
    <DeskLink className={`${brandStyles.brand} ${className}`} to={to} aria-label={label}>
      <Mark size={size} />
      <span>{site.brand}</span>
    </DeskLink>
  )
}

interface RailProps {
  label: string
  home: Home
  title: string
  note: string
  /** The signed-in user, with a word about them; undefined until known. */
  account: { name: string; note: string } | undefined
  children: ReactNode
}

/** The dark rail of wide windows. When narrow, a row shows only its icon, and its name remains for screen readers. */
export function Rail({ label, home, title, note, account, children }: RailProps) {
  return (
    <aside className={rail.rail} data-ground="dark" aria-label={label}>
      <Brand home={home} className={rail.brand} size={24} />
      <p className={rail.bank}>
        <b>{title}</b>
        <span className="micro-muted">{note}</span>
      </p>
      {children}
      {account && (
        <button type="button" popoverTarget={accountMenuId} className={rail.account}>
          <span className={rail.initials} aria-hidden="true">
            {initialsOf(account.name)}
          </span>
          <span className={linkStyles.words}>
            <span className="visually-hidden">Account: </span>
            <b>{account.name}</b> <small className="micro-muted">{account.note}</small>
          </span>
          <DeskIcon name="chevrons-up-down" size={16} className={rail.more} />
        </button>
      )}
    </aside>
  )
}

interface RailLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: string
  sign: ReactNode
  name: string
  /** Beneath the name. */
  note?: string
  isCurrent: boolean
  isLocked?: boolean
}

/** A page of the desk in its rail. */
export function RailLink({ sign, name, note, isCurrent, isLocked, className = '', ...rest }: RailLinkProps) {
  return (
    <DeskLink
      {...rest}
      className={`${linkStyles.link} ${className}`}
      aria-current={isCurrent ? 'page' : undefined}
      data-locked={isLocked || undefined}
      title={name}
    >
      {sign}
      <span className={linkStyles.words}>
        <b>{name}</b> {note && <small className="micro-muted">{note}</small>}
      </span>
      {isLocked && <DeskIcon name="lock" size={16} className={linkStyles.lock} />}
    </DeskLink>
  )
}

interface PhoneTopProps {
  home: Home
  /** Name of the button at the right; without it, nobody is known to be signed in. */
  account: string | undefined
  children: ReactNode
}

/** The phone's top bar: brand, and the account behind the button at the right. */
export function PhoneTop({ home, account, children }: PhoneTopProps) {
  return (
    <header className={phone.top} data-ground="dark">
      <Brand home={home} className={phone.brand} size={22} />
      {children}
      {account && (
        <button type="button" popoverTarget={accountMenuId} className={phone.button} aria-label={account}>
          <DeskIcon name="circle-user" size={24} weight={1.4} />
        </button>
      )}
    </header>
  )
}

interface PhonePagesProps {
  label: string
  pages: readonly { to: string; sign: ReactNode; name: string; isCurrent: boolean }[]
}

/** The phone's bottom bar. */
export function PhonePages({ label, pages }: PhonePagesProps) {
  return (
    <nav className={phone.desks} data-ground="dark" aria-label={label}>
      {pages.map(({ to, sign, name, isCurrent }) => (
        <DeskLink key={to} className={phone.desk} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {sign}
          <span>{name}</span>
        </DeskLink>
      ))}
    </nav>
  )
}
