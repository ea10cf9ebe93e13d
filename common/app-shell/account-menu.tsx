import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './account-menu.module.css'
import { DeskIcon, type DeskIconName } from './desk-icon.tsx'
import { DeskLink } from './desk-link.tsx'

export const accountMenuId = 'account-menu'

interface MenuRow {
  icon: DeskIconName
  words: string
  /** An address that loads a document, or one of the desk; if omitted the row is a button. */
  href?: string
  to?: string
  onClick?: () => void
  button?: Omit<ComponentPropsWithRef<'button'>, 'onClick'>
}

interface AccountMenuProps {
  name: string
  /** Beneath the name. */
  facts: readonly string[]
  rows: readonly MenuRow[]
  children?: ReactNode
}

/** Who is signed in, and the ways out: a native popover for the rail's and the phone's button. A press closes it. */
export function AccountMenu({ name, facts, rows, children }: AccountMenuProps) {
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
        <b>{name}</b>
        {facts.map((fact) => (
          <span key={fact} className="small">
            {fact}
          </span>
        ))}
      </p>
      <ul>
        {rows.map(({ icon, words, href, to, onClick, button }) => {
          const press = () => {
            close()
            onClick?.()
          }
          const shown = (
            <>
              <DeskIcon name={icon} size={18} />
              {words}
            </>
          )
          return (
            <li key={words}>
              {to !== undefined && (
                <DeskLink className={styles.row} to={to} onClick={press}>
                  {shown}
                </DeskLink>
              )}
              {href !== undefined && (
                <a className={styles.row} href={href}>
                  {shown}
                </a>
              )}
              {to === undefined && href === undefined && (
                <button {...button} type="button" className={styles.row} onClick={press}>
                  {shown}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {children}
    </section>
  )
}
