import { type KeyboardEvent, type Ref, useState } from 'react'
import { nobodyWaits } from '../../../../content/portal/console-words.ts'
import type { ConsoleAddress } from '../use-console-address.ts'
import { CallFilters } from './call-filters.tsx'
import styles from './call-list.module.css'
import { CallRow } from './call-row.tsx'
import { type CallRow as Row, isListed } from './call-rows.ts'
import { ShownChoice } from './shown-choice.tsx'
import { useNearRows } from './use-near-rows.ts'

interface CallListProps {
  ref: Ref<HTMLElement>
  rows: Row[]
  openId: string | undefined
  address: ConsoleAddress
  onOpen: (callId: string, byKeyboard: boolean) => void
  /** Moves focus to the open call. */
  onSkipToCall: () => void
}

/** The calls on the line; every one in the page, so that search and screen readers find it, but only those in view tick. */
export function CallList({ ref, rows, openId, address, onOpen, onSkipToCall }: CallListProps) {
  const { isNear, observe } = useNearRows()
  const [focused, setFocused] = useState<number>()
  // What has focus stays, even when it no longer passes the filter.
  const listed = rows.filter((row) => isListed(row, address.filter) || row.call.line === focused)
  return (
    <section className={styles.list} aria-label="Live calls" ref={ref}>
      <CallFilters rows={rows} chosen={address.filter} onChoose={address.setFilter} />
      <button type="button" className={styles.skip} onClick={onSkipToCall}>
        Skip to the open call
      </button>
      <ul
        onKeyDown={moveFocus}
        onFocus={({ target }) =>
          setFocused(Number(target.closest<HTMLElement>('[data-line]')?.dataset['line']))
        }
        onBlur={() => setFocused(undefined)}
      >
        {listed.map((row) => (
          <CallRow
            key={row.call.line}
            row={row}
            href={address.hrefBefore + row.call.id}
            isOpen={row.call.id === openId}
            isNear={isNear}
            observe={observe}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {listed.length === 0 && <p className={styles.none}>{nobodyWaits}</p>}
      <ShownChoice chosen={address.show} onChoose={address.setShow} />
    </section>
  )
}

/** Arrows, Home and End move through the rows, beside Tab. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key]
  const link = next === undefined ? undefined : links[next]
  if (!link) return
  event.preventDefault()
  link.focus()
}
