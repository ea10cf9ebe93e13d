import { clockOffsets, startOfDay, type ClockOffset } from '../wire/hours.ts'
import type { AnswerTimes, Counted, Figures, FiguresCsvRequest, FiguresRequest } from '../wire/figures.ts'
import type { Query, Row } from '../../leads/store/database.ts'
import { groups } from '../../leads/store/page-views.ts'
import { joined, sql, trusted, type Sql } from '../../leads/store/sql.ts'
import { csvLine } from '../../leads/web/csv.ts'
import { identityOf } from '../../leads/store/email-identity.ts'
import { day, minute } from '../../common/lead/milliseconds.ts'

const week = 7 * day
/** Weeks begin on Monday: the first after 1970, in local milliseconds. */
const firstMonday = Date.parse('1970-01-05T00:00:00Z')
const mostNamed = 30

interface FiguresOptions {
  now: Date
  /** The sender of test leads, which do not count. */
  exceptFrom: string
  /** The time zone of days and weeks. */
  timeZone: string
}

/** The team's figures for a period, both days included. Undefined if the days do not exist. */
export async function readFigures(
  read: Query,
  { from, until }: FiguresRequest,
  { now, exceptFrom, timeZone }: FiguresOptions,
): Promise<Figures | undefined> {
  const [start, last] = [startOfDay(from, timeZone), startOfDay(until, timeZone)]
  if (!start || !last || last < start) return undefined
  const after = startOfDay(isoDate(Date.parse(until) + day), timeZone) ?? last
  const range = { from: start.getTime(), until: after.getTime() }
  const weeks = weeksOf({ from, until })
  const weekOf = weekColumn(clockOffsets(range.from, range.until, timeZone))
  const leads = sql`leads WHERE received_at >= ${range.from} AND received_at < ${range.until}
    AND identity <> ${identityOf(exceptFrom)} AND stage <> 'spam'`
  const events = await read`SELECT day, CAST(sum(number) AS BIGINT) AS number FROM event_counts
    WHERE day >= ${from} AND day <= ${until} AND event = 'page_viewed' GROUP BY day`
  return {
    from,
    until,
    timeZone,
    leadsByWeek: byWeek(
      weeks,
      await read`SELECT ${weekOf('received_at')} AS week, count(*) AS number FROM ${leads} GROUP BY 1`,
    ),
    leadsByPage: await eventsBy(read, groups.path, 'lead_sent', { from, until }),
    leadsByCampaign: await eventsBy(read, groups.campaign, 'lead_sent', { from, until }),
    ...(await readAnswerTimes(read, leads, now)),
    subscribers: await readSubscribers(read),
    subscribersByWeek: byWeek(
      weeks,
      await read`SELECT ${weekOf('confirmed_at')} AS week, count(*) AS number FROM subscribers
        WHERE confirmed_at >= ${range.from} AND confirmed_at < ${range.until} GROUP BY 1`,
    ),
    pageViewsByWeek: byWeek(
      weeks,
      events.map((row) => ({
        week: weekNumber(String(row['day'])),
        number: row['number'],
      })),
    ),
    pageViewsByPage: await eventsBy(read, groups.path, 'page_viewed', { from, until }),
  }
}

/**
 * The week number of a time in a column, by clocks with these offsets. Integer division gives integers in both
 * databases.
 */
function weekColumn(offsets: readonly ClockOffset[]) {
  return (name: 'received_at' | 'confirmed_at') => {
    const column = trusted(name)
    const shifts = offsets.map(({ until, offset }) => {
      const shift = sql`CAST(${offset - firstMonday} AS BIGINT)`
      return until === Infinity ? sql`ELSE ${shift}` : sql`WHEN ${column} < ${until} THEN ${shift}`
    })
    // Without any WHEN, an ELSE is not a CASE.
    return sql`(${column} + CASE WHEN FALSE THEN 0 ${joined(shifts, ' ')} END) / ${week}`
  }
}
const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10)
const weekNumber = (date: string) => Math.floor((Date.parse(date) - firstMonday) / week)

function weeksOf({ from, until }: FiguresRequest): number[] {
  const first = weekNumber(from)
  return Array.from({ length: weekNumber(until) - first + 1 }, (_, number) => first + number)
}

/** One row per week, including empty ones. */
function byWeek(weeks: readonly number[], rows: readonly Row[]): Counted[] {
  const numbers = new Map<number, number>()
  for (const row of rows) {
    const of = Number(row['week'])
    numbers.set(of, (numbers.get(of) ?? 0) + Number(row['number']))
  }
  return weeks.map((number) => ({
    name: isoDate(firstMonday + number * week),
    number: numbers.get(number) ?? 0,
  }))
}

/** The most frequent first. */
async function eventsBy(
  read: Query,
  grouped: Sql,
  event: 'lead_sent' | 'page_viewed',
  { from, until }: FiguresRequest,
): Promise<Counted[]> {
  return read<Counted>`SELECT ${grouped} AS name, CAST(sum(number) AS BIGINT) AS number FROM event_counts
    WHERE day >= ${from} AND day <= ${until} AND event = ${event}
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${mostNamed}`
}

async function readSubscribers(read: Query): Promise<Figures['subscribers']> {
  const rows = await read`SELECT state, count(*) AS number FROM subscribers GROUP BY state`
  const of = (state: string) => Number(rows.find((row) => row['state'] === state)?.['number'] ?? 0)
  return { pending: of('pending'), confirmed: of('confirmed'), unsubscribed: of('unsubscribed') }
}

/**
 * How quickly the leads of a period got their first answer: for each member (who answered, or is assigned), and
 * overall. The database groups them by minutes, which is as exact as the display and far less to sort than the
 * leads.
 */
async function readAnswerTimes(
  read: Query,
  leads: Sql,
  now: Date,
): Promise<Pick<Figures, 'answering' | 'answeringByMember'>> {
  const rows = await read`
    SELECT coalesce(answered_by, CASE WHEN answered_at IS NULL THEN assignee END, '') AS who,
      (answered_at - received_at + ${minute / 2}) / ${minute} AS took, count(*) AS leads,
      count(*) FILTER (WHERE answered_at <= due_at) AS in_time,
      count(*) FILTER (WHERE answered_at IS NOT NULL OR due_at < ${now}) AS judged
    FROM ${leads} GROUP BY 1, 2 ORDER BY 2`
  const byMember = Map.groupBy(rows, (row) => String(row['who']))
  const members = [...byMember].map(([who, own]) =>
    Object.assign(toTimes(own), { memberId: who === '' ? null : who }),
  )
  members.sort(
    (one, other) => other.leads - one.leads || (one.memberId ?? '').localeCompare(other.memberId ?? ''),
  )
  return { answering: toTimes(rows), answeringByMember: members }
}

/** For leads grouped by the minutes until their answer, the shortest first. */
function toTimes(rows: readonly Row[]): AnswerTimes {
  const total = (column: string, of = rows) => of.reduce((sum, row) => sum + Number(row[column]), 0)
  const answers = rows.filter(({ took }) => took !== null)
  const answered = total('leads', answers)
  const judged = total('judged')
  return {
    leads: total('leads'),
    answered,
    median: minutesAt(Math.floor((answered + 1) / 2), answers),
    ninetieth: minutesAt(Math.floor((answered * 9 + 9) / 10), answers),
    inTime: judged === 0 ? null : total('in_time') / judged,
  }
}

/** The value at this position in the order. Not a mean of two, so that both databases agree. */
function minutesAt(place: number, answers: readonly Row[]): number | null {
  let passed = 0
  for (const { leads, took } of answers) {
    passed += Number(leads)
    if (passed >= place) return Number(took)
  }
  return null
}

/** One table of the figures as CSV. `names` are those of members, by id. */
export function figuresCsv(
  figures: Figures,
  table: FiguresCsvRequest['table'],
  names: ReadonlyMap<string, string>,
): string {
  if (table === 'answeringByMember') {
    const head = ['person', 'leads', 'answered', 'median minutes', '90th percentile minutes', 'share in time']
    const rows = figures.answeringByMember.map(({ memberId, ...times }) => [
      names.get(memberId ?? '') ?? '',
      String(times.leads),
      String(times.answered),
      String(times.median ?? ''),
      String(times.ninetieth ?? ''),
      times.inTime?.toFixed(3) ?? '',
    ])
    return [head, ...rows].map(csvLine).join('')
  }
  const rows = figures[table].map(({ name, number }) => [name, String(number)])
  const isByWeek = table.endsWith('ByWeek')
  return [[isByWeek ? `week from (${figures.timeZone})` : 'name', 'number'], ...rows].map(csvLine).join('')
}
