import { type RefObject, useRef, useState } from 'react'
import type { LeadView } from '../../wire/leads.ts'
import { moveThroughRows } from '../../../common/app-shell/move-through-rows.ts'
import { NothingListed } from '../../../common/app-shell/nothing-listed.tsx'
import { rowId } from '../../../common/app-shell/use-focus-on-return.ts'
import { Button, SideButton } from '../../../common/ui/button.tsx'
import { PlaceLink } from '../address/place-link.tsx'
import type { Place } from '../address/place.ts'
import { Failure, LoadFailure } from '../frame/outcome.tsx'
import { useDeskKeys } from '../keys/use-desk-keys.ts'
import { memberName } from '../state/member-names.ts'
import { useSession } from '../state/session-store.ts'
import { useNow } from '../time/use-now.ts'
import { LeadListRow } from './lead-list-row.tsx'
import styles from './lead-list-view.module.css'
import { type Chosen, ManyLeads, toggled } from './many-leads.tsx'
import { useLeadList } from './use-lead-list.ts'

/** The rows of the list in the address, with new ones announced above and older ones below. */
export function LeadListView({ place }: { place: Place }) {
  const { me, team } = useSession()
  const { list, failure, older, load, loadOlder, showWaiting } = useLeadList(place)
  const now = useNow()
  const rows = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  useRowKeys(rows, place.lead)

  if (failure !== undefined) return <LoadFailure sentence={failure} onRetry={() => void load()} />
  if (!list) return <p className="text-3">Loading…</p>
  const isFiltered = place.search !== '' || place.assignee !== undefined || place.label !== undefined
  const show = () => {
    const first = list.waiting[0]?.reference
    showWaiting()
    // Once they are rendered: the keyboard continues from the newest.
    requestAnimationFrame(() => {
      const row = first === undefined ? null : document.getElementById(rowId(first))
      row?.focus({ preventScroll: true })
      row?.scrollIntoView({ block: 'nearest' })
    })
  }
  return (
    <>
      <p role="status" className={styles.news}>
        {list.waiting.length > 0 && (
          <Button size="small" className="icon-before" onClick={show}>
            <span>{list.waiting.length === 1 ? '1 new lead' : `${list.waiting.length} new leads`}</span>
            <small>Show</small>
          </Button>
        )}
      </p>
      {me.role !== 'reader' && list.rows.length > 0 && (
        <ManyLeads
          rows={list.rows}
          chosen={chosen}
          onChosen={setChosen}
          onChanged={() => {
            setChosen(undefined)
            void load()
          }}
        />
      )}
      {list.rows.length === 0 ? (
        <NothingListed>
          {nothingIn(place.view, isFiltered)}
          {isFiltered && (
            <>
              {' '}
              <PlaceLink to={{ view: place.view }}>Show all of this list</PlaceLink>
            </>
          )}
        </NothingListed>
      ) : (
        <ul ref={rows} className={styles.rows} aria-label="Leads" onKeyDown={moveThroughRows}>
          {list.rows.map((row) => (
            <li key={row.reference} className={chosen ? styles.choosing : undefined}>
              {chosen && (
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    checked={chosen.has(row.reference)}
                    onChange={() => setChosen(toggled(chosen, row.reference))}
                  />
                  <span className="visually-hidden">Choose {row.name}</span>
                </label>
              )}
              <LeadListRow
                row={row}
                to={{ ...place, lead: row.reference }}
                isOpen={row.reference === place.lead}
                isGone={list.gone.has(row.reference)}
                assignee={memberName(team, row.assigneeId)}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
      {list.cursor !== null && (
        <div className={`buttons ${styles.older}`}>
          {typeof older === 'object' && <Failure sentence={older.failure} />}
          <SideButton aria-disabled={older === 'loading'} onClick={loadOlder}>
            {older === 'loading' ? 'Loading…' : 'Show older'}
          </SideButton>
        </div>
      )}
    </>
  )
}

/** j and k go through the rows from anywhere: from the open lead, else from the top. */
function useRowKeys(rows: RefObject<HTMLUListElement | null>, openId: string | undefined): void {
  useDeskKeys((key) => {
    if (key !== 'j' && key !== 'k') return false
    const links = [...(rows.current?.querySelectorAll('a') ?? [])]
    const focused = links.findIndex((link) => link === document.activeElement)
    const open = openId === undefined ? -1 : links.findIndex(({ id }) => id === rowId(openId))
    const from = focused >= 0 ? focused : open
    const next = links[Math.min(links.length - 1, Math.max(0, from + (key === 'j' ? 1 : -1)))]
    if (!next) return false
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    return true
  })
}

const words: Record<LeadView, string> = {
  new: 'No new leads. Each lead that comes in appears here by itself.',
  today: 'Nothing to follow up today, and no reply that you wait for is missing.',
  overdue: 'Nothing is overdue: every lead was answered in time or still can be.',
  mine: 'No lead waits for your answer.',
  replied: 'No reply waits for an answer. Where replies come in, each appears here by itself.',
  all: 'No leads yet. The first that a visitor sends appears here by itself.',
  spam: 'Nothing is held as spam.',
  answered: 'No answered leads that are still undecided.',
  won: 'No lead is marked as won yet.',
  lost: 'No lead is marked as lost.',
}

/** The message of an empty list. */
function nothingIn(view: LeadView, isFiltered: boolean): string {
  return isFiltered ? 'No lead of this list fits.' : words[view]
}
