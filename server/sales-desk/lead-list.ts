import {
  leadViews,
  type LeadCounts,
  type LeadListAnswer,
  type LeadListRequest,
  type LeadView,
} from '../../lead/sales-desk-leads.ts'
import type { Row, Value } from '../store/database.ts'
import type { SalesDeskSql } from '../store/open-store.ts'
import { listColumns, toLeadRow } from './lead-rows.ts'
import { placeIn, searchExpression, searchLeads, type Place, type WantedLeads } from './search-leads.ts'

const pageSize = 50
const mostCounted = 1_000

export interface Viewer {
  memberId: string
  now: Date
}

/** The leads of a view, newest first. Ids grow with time, so they are the order and the cursor. */
export async function listLeads(
  sql: SalesDeskSql,
  request: LeadListRequest,
  viewer: Viewer,
  size = pageSize,
): Promise<LeadListAnswer> {
  const words = searchExpression(request.search ?? '', sql.dialect)
  const wanted: WantedLeads = {
    conditions: (place) => conditionsOf(request, viewer, place),
    // One more than is shown says that there is a next page.
    most: size + 1,
  }
  const rows = await (words === undefined ? readNewest(sql, wanted) : searchLeads(sql, { ...wanted, words }))
  return {
    rows: rows.slice(0, size).map(toLeadRow),
    cursor: rows.length > size ? String(rows[size - 1]?.['id']) : null,
  }
}

function readNewest({ readAside }: SalesDeskSql, { conditions, most }: WantedLeads): Promise<Row[]> {
  const values: Value[] = []
  return readAside(
    `SELECT ${listColumns} FROM leads WHERE ${conditions(placeIn(values))} ORDER BY leads.id DESC LIMIT ${most}`,
    ...values,
  )
}

/** How many leads each view holds. */
export async function countLeads({ readAside }: SalesDeskSql, viewer: Viewer): Promise<LeadCounts> {
  const values: Value[] = []
  const counted = leadViews.map((view) => {
    const where = viewSql(view, viewer, placeIn(values))
    return `(SELECT count(*) FROM (SELECT 1 FROM leads WHERE ${where} LIMIT ${mostCounted}) AS counted) AS number_${view}`
  })
  const [row = {}] = await readAside(`SELECT ${counted.join(', ')}`, ...values)
  const counts = leadViews.map((view) => [view, Number(row[`number_${view}`])])
  return { counts: Object.fromEntries(counts) as Record<LeadView, number> }
}

function conditionsOf({ view, assignee, cursor }: LeadListRequest, viewer: Viewer, place: Place): string {
  const wanted = [viewSql(view, viewer, place)]
  const before = Number(cursor)
  if (cursor !== undefined && Number.isSafeInteger(before)) wanted.push(`leads.id < ${place(before)}`)
  if (assignee === 'nobody') wanted.push('leads.assignee IS NULL')
  else if (assignee !== undefined) wanted.push(`leads.assignee = ${place(assignee)}`)
  return wanted.join(' AND ')
}

const unanswered = `leads.stage IN ('new', 'open')`

function viewSql(view: LeadView, { memberId, now }: Viewer, place: Place): string {
  if (view === 'overdue') return `${unanswered} AND leads.due_at < ${place(now.getTime())}`
  if (view === 'mine') return `${unanswered} AND leads.assignee = ${place(memberId)}`
  return view === 'all' ? `leads.stage <> 'spam'` : `leads.stage = '${view}'`
}
