import type { LeadRow } from '../../wire/leads.ts'

/** The rows shown, and what has happened to them since. */
export interface LeadListState {
  rows: readonly LeadRow[]
  cursor: string | null
  /** Newer ones that are hidden until requested, so that what is being read stays in place. */
  waiting: readonly LeadRow[]
  /** References of shown rows that have left this list. */
  gone: ReadonlySet<string>
}

export interface LeadPage {
  rows: readonly LeadRow[]
  cursor: string | null
}

/** A list as it is first shown. */
export const firstShown = ({ rows, cursor }: LeadPage): LeadListState => ({
  rows,
  cursor,
  waiting: [],
  gone: new Set(),
})

/** The older rows below. A row may be on both pages by now. */
export function withOlder(list: LeadListState, older: LeadPage): LeadListState {
  const known = references(list.rows)
  return {
    ...list,
    rows: [...list.rows, ...older.rows.filter(({ reference }) => !known.has(reference))],
    cursor: older.cursor,
  }
}

/** The newest page, reloaded: rows change in place, none is added or removed. */
export function withNews(list: LeadListState, newest: LeadPage): LeadListState {
  const known = references(list.rows)
  const fresh = new Map(newest.rows.map((row) => [row.reference, row]))
  const waiting = newest.rows.filter(({ reference }) => !known.has(reference))
  // What the page must contain if it is still in the list: everything not older than its end.
  const end = newest.cursor === null ? '' : (newest.rows.at(-1)?.receivedAt ?? '')
  const gone = new Set(
    list.rows
      .filter(({ reference, receivedAt }) =>
        receivedAt > end ? !fresh.has(reference) : list.gone.has(reference),
      )
      .map(({ reference }) => reference),
  )
  if (list.rows.length === 0) return firstShown(newest)
  return { ...list, rows: list.rows.map((row) => fresh.get(row.reference) ?? row), waiting, gone }
}

/** The waiting newer ones, shown on top. */
export function withWaiting(list: LeadListState): LeadListState {
  return { ...list, rows: [...list.waiting, ...list.rows], waiting: [] }
}

/** One row, updated to its current state. */
export function withRow(list: LeadListState, row: LeadRow): LeadListState {
  return { ...list, rows: list.rows.map((each) => (each.reference === row.reference ? row : each)) }
}

/** Without an erased lead: nothing of it remains to be read. */
export function withoutLead(list: LeadListState, erased: string): LeadListState {
  const others = (rows: readonly LeadRow[]) => rows.filter(({ reference }) => reference !== erased)
  return { ...list, rows: others(list.rows), waiting: others(list.waiting) }
}

function references(rows: readonly LeadRow[]): Set<string> {
  return new Set(rows.map(({ reference }) => reference))
}
