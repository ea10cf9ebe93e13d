import { useState } from 'react'
import { nobodyWaits } from '../../../../content/portal/console-words.ts'
import { site } from '../../../../content/site.ts'
import { moveThroughRows } from '../../../desk-kit/move-through-rows.ts'
import { NothingListed } from '../../../desk-kit/nothing-listed.tsx'
import { ChipFilter } from '../../../ui/chip-filter.tsx'
import type { CallFilter, ConsoleAddress, ShownCalls } from '../use-console-address.ts'
import styles from './call-list.module.css'
import { CallRow } from './call-row.tsx'
import { type CallRow as Row, isListed } from './call-rows.ts'
import { useNearRows } from './use-near-rows.ts'

const filters: [CallFilter, string][] = [
  ['all', 'All'],
  ['assistant', site.brand],
  ['people', 'People'],
  ['needs-you', 'Needs you'],
]
const choices: [ShownCalls, string][] = [
  ['ten', 'Ten'],
  ['all', 'All on call'],
  ['peak', 'A peak of 500'],
]

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
  const near = useNearRows()
  const [focused, setFocused] = useState<number>()
  // What has focus stays, even when it no longer passes the filter.
  const listed = rows.filter((row) => isListed(row, address.filter) || row.call.line === focused)
  return (
    <>
      <ChipFilter label="Show">
        {filters.map(([filter, name]) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === address.filter}
            onClick={() => address.setFilter(filter)}
          >
            {name} <small className="tabular">{rows.filter((row) => isListed(row, filter)).length}</small>
          </button>
        ))}
      </ChipFilter>
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
            onOpen={onOpen}
            {...near}
          />
        ))}
      </ul>
      {listed.length === 0 && <NothingListed>{nobodyWaits}</NothingListed>}
      <div className={styles.choice} role="group" aria-label="How many are listed">
        <span aria-hidden="true">List</span>
        {choices.map(([show, name]) => (
          <button
            key={show}
            type="button"
            className="quiet-link"
            aria-pressed={show === address.show}
            onClick={() => address.setShow(show)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  )
}
