import {
  leadViews,
  type LeadCounts,
  type LeadListAnswer,
  type LeadListRequest,
  type LeadView,
} from '../wire/leads.ts'
import type { Row } from '../../leads/store/database.ts'
import type { StoreSql } from '../../leads/store/open-store.ts'
import { searchTerms } from '../../leads/store/search-words.ts'
import { joined, sql, trusted, type Sql } from '../../leads/store/sql.ts'
import { dueToday } from './follow-up.ts'
import { listColumns, toLeadRow } from './lead-rows.ts'
import { dueTimeOf, waitsForAnswer } from './waiting.ts'
import { searchExpression, searchLeads, type WantedLeads } from './search-leads.ts'

const pageSize = 50
const mostCounted = 1_000

export interface Viewer {
  memberId: string
  now: Date
  /** The day at the desk, such as `2026-01-26`. */
  today: string
}

/** The leads of a view, newest first. */
export async function listLeads(
  database: StoreSql,
  request: LeadListRequest,
  viewer: Viewer,
): Promise<LeadListAnswer> {
  const { rows, cursor } = await readLeads(database, request, viewer, pageSize)
  return { rows: rows.map(toLeadRow), cursor }
}

/** That many rows of a view, newest first. Ids grow with time, so they are the order and the cursor. */
export async function readLeads(
  database: StoreSql,
  request: LeadListRequest,
  viewer: Viewer,
  size: number,
  columns = listColumns,
): Promise<{ rows: Row[]; cursor: string | null }> {
  const typed = request.search ?? ''
  const terms = searchTerms(typed)
  // Punctuation alone matches no lead.
  if (typed !== '' && terms.length === 0) return { rows: [], cursor: null }
  const before = Number(request.cursor)
  const wanted: WantedLeads = {
    columns,
    conditions: conditionsOf(request, viewer),
    before: Number.isSafeInteger(before) ? before : undefined,
    // One more than shown indicates a next page.
    most: size + 1,
  }
  const rows = await (terms.length === 0
    ? readNewest(database, wanted)
    : searchLeads(database, { ...wanted, words: searchExpression(terms, database.dialect) }))
  return {
    rows: rows.slice(0, size),
    cursor: rows.length > size ? String(rows[size - 1]?.['id']) : null,
  }
}

function readNewest({ read }: StoreSql, { columns, conditions, before, most }: WantedLeads) {
  const wanted = before === undefined ? conditions : sql`leads.id < ${before} AND ${conditions}`
  return read`SELECT ${columns} FROM leads WHERE ${wanted} ORDER BY leads.id DESC LIMIT ${most}`
}

/** Number of leads in each view. */
export async function countLeads({ read }: StoreSql, viewer: Viewer): Promise<LeadCounts> {
  const counted = leadViews.map(
    (view) => sql`(SELECT count(*) FROM (
      SELECT 1 FROM leads WHERE ${viewSql(view, viewer)} LIMIT ${mostCounted}) AS counted
    ) AS ${trusted(`number_${view}`)}`,
  )
  const [row = {}] = await read`SELECT ${joined(counted)}`
  const counts = leadViews.map((view) => [view, Number(row[`number_${view}`])])
  const labels = await read<{ label: string }>`SELECT DISTINCT label FROM lead_labels ORDER BY label`
  return {
    counts: Object.fromEntries(counts) as Record<LeadView, number>,
    labels: labels.map(({ label }) => label),
  }
}

function conditionsOf({ view, assignee, label }: LeadListRequest, viewer: Viewer): Sql {
  const wanted = [viewSql(view, viewer)]
  if (label !== undefined)
    wanted.push(
      sql`EXISTS (SELECT 1 FROM lead_labels WHERE lead_labels.lead_id = leads.id AND label = ${label})`,
    )
  if (assignee === 'nobody') wanted.push(sql`leads.assignee IS NULL`)
  else if (assignee !== undefined) wanted.push(sql`leads.assignee = ${assignee}`)
  return joined(wanted, ' AND ')
}

function viewSql(view: LeadView, { memberId, now, today }: Viewer): Sql {
  if (view === 'today') return dueToday(memberId, today)
  if (view === 'overdue') return sql`${waitsForAnswer} AND ${dueTimeOf} < ${now}`
  if (view === 'mine') return sql`${waitsForAnswer} AND leads.assignee = ${memberId}`
  if (view === 'replied') return sql`leads.replied_at IS NOT NULL AND leads.stage <> 'spam'`
  return view === 'all' ? sql`leads.stage <> 'spam'` : sql`leads.stage = ${view}`
}
