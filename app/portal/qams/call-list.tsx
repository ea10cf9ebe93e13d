import { useEffect, useRef, useState } from 'react'
import { moveThroughRows } from '../../desk-kit/move-through-rows.ts'
import { NothingListed } from '../../desk-kit/nothing-listed.tsx'
import { PortalLink } from '../shell/portal-link.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './call-list.module.css'
import { CallRow } from './call-row.tsx'
import type { ScoredSheet } from './morning-figures.ts'

/** Rows shown at first, and added by each press. */
const rowsAtOnce = 30

interface CallListProps {
  listed: readonly ScoredSheet[]
  openId: string | undefined
  /** What a sheet waits for, in words. */
  waitsFor: (entry: ScoredSheet) => string | undefined
  searchWith: (changes: { sheet: string }) => string
  /** Said where no call is listed. */
  nothing: string
  /** Search text of the address that lists every call. */
  everything: string
}

/** The marked calls of the filters. The open one is always among those shown. */
export function CallList({ listed, openId, waitsFor, searchWith, nothing, everything }: CallListProps) {
  const [limit, setLimit] = useState(rowsAtOnce)
  const list = useRef<HTMLDivElement>(null)
  const shown = Math.min(
    listed.length,
    Math.max(limit, listed.findIndex(({ sheet }) => sheet.id === openId) + 1),
  )

  useEffect(() => {
    const row = list.current?.querySelector('[aria-current]')
    // Only the list's own box moves, and only where it has one of its own: the page stays where it is.
    if (row instanceof HTMLElement && list.current) keepInView(list.current, row)
  }, [openId])

  if (listed.length === 0)
    return (
      <NothingListed>
        {nothing} <PortalLink to={everything}>Show all calls</PortalLink>
      </NothingListed>
    )
  return (
    <div className={styles.list} ref={list}>
      <ul onKeyDown={moveThroughRows}>
        {listed.slice(0, shown).map((entry) => (
          <CallRow
            key={entry.sheet.id}
            entry={entry}
            isOpen={entry.sheet.id === openId}
            waitsFor={waitsFor(entry)}
            search={searchWith({ sheet: entry.sheet.id })}
          />
        ))}
      </ul>
      {shown < listed.length && (
        <p className={styles.more}>
          <span className="tabular">
            {shown} of {listed.length} shown
          </span>
          <Button look="outline" size="small" onClick={() => setLimit(shown + rowsAtOnce)}>
            Show {Math.min(rowsAtOnce, listed.length - shown)} more
          </Button>
        </p>
      )}
    </div>
  )
}

function keepInView(box: HTMLElement, row: HTMLElement) {
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()]
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom
}
