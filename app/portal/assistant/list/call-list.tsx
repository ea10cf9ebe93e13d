import { useState } from 'react'
import { nobodyWaits } from '../../../../content/portal/console-words.ts'
import { moveThroughRows } from '../../../desk-kit/move-through-rows.ts'
import { NothingListed } from '../../../desk-kit/nothing-listed.tsx'
import type { ConsoleAddress } from '../use-console-address.ts'
import { CallFilters } from './call-filters.tsx'
import styles from './call-list.module.css'
import { CallRow } from './call-row.tsx'
import { type CallRow as Row, isListed } from './call-rows.ts'
import { ShownChoice } from './shown-choice.tsx'
import { useNearRows } from './use-near-rows.ts'

interface CallListProps {
  rows: Row[]
  openId: string | undefined
  address: ConsoleAddress
  onOpen: (callId: string, byKeyboard: boolean) => void
  /** Moves focus to the open call. */
  onSkipToCall: () => void
}

/** The calls on the line; every one in the page, so that search and screen readers find it, but only those in view tick. */
export function CallList({ rows, openId, address, onOpen, onSkipToCall }: CallListProps) {
  const { isNear, observe } = useNearRows()
  const [focused, setFocused] = useState<number>()
  // What has focus stays, even when it no longer passes the filter.
  const listed = rows.filter((row) => isListed(row, address.filter) || row.call.line === focused)
  return (
    <>
      <CallFilters rows={rows} chosen={address.filter} onChoose={address.setFilter} />
      <button type="button" className={`visually-hidden ${styles.skip}`} onClick={onSkipToCall}>
        Skip to the open call
      </button>
      <ul
        className={styles.rows}
        onKeyDown={moveThroughRows}
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
      {listed.length === 0 && <NothingListed>{nobodyWaits}</NothingListed>}
      <ShownChoice chosen={address.show} onChoose={address.setShow} />
    </>
  )
}
