import { startOfDay } from '../wire/hours.ts'
import type { AnswerTimes, Counted, Figures, FiguresCsvRequest, FiguresRequest } from '../wire/figures.ts'
import type { Query, Row } from '../../leads/store/database.ts'
import { groups } from '../../leads/store/page-views.ts'
import { sql, type Sql } from '../../leads/store/sql.ts'
import { csvLine } from '../../leads/web/csv.ts'
import { identityOf } from '../../leads/store/email-identity.ts'
import { day, minute } from '../../common/lead/milliseconds.ts'

const week = 7 * day
/** Weeks begin on Monday: the first after 1970, in local milliseconds. */
const firstMonday = Date.parse('1970-01-05T00:00:00Z')
/** Days begin at a full quarter of an hour in every time zone, so the database counts by those. */
const quarter = 15 * minute
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
  const weeks = weeksOf({ from, until }, timeZone)
  const leads = sql`leads WHERE received_at >= ${range.from} AND received_at < ${range.until}
    AND identity <> ${identityOf(exceptFrom)} AND stage <> 'spam'`
  const views =
    await read<Counted>`SELECT day AS name, CAST(sum(number) AS BIGINT) AS number FROM event_counts
    WHERE day >= ${from} AND day <= ${until} AND event = 'page_viewed' GROUP BY day`
  return {
    from,
    until,
    timeZone,
    leadsByWeek: byWeek(
      weeks,
      await read<At>`SELECT received_at / ${quarter} * ${quarter} AS at, count(*) AS number
        FROM ${leads} GROUP BY 1`,
    ),
    leadsByPage: await eventsBy(read, groups.path, 'lead_sent', { from, until }),
    leadsByCampaign: await eventsBy(read, groups.campaign, 'lead_sent', { from, until }),
    ...(await readAnswerTimes(read, leads, now)),
    subscribers: await readSubscribers(read),
    subscribersByWeek: byWeek(
      weeks,
      await read<At>`SELECT confirmed_at / ${quarter} * ${quarter} AS at, count(*) AS number FROM subscribers
        WHERE confirmed_at >= ${range.from} AND confirmed_at < ${range.until} GROUP BY 1`,
    ),
    pageViewsByWeek: byWeek(
      weeks,
      views.map(({ name, number }) => ({ at: Number(startOfDay(name, timeZone)), number })),
    ),
    pageViewsByPage: await eventsBy(read, groups.path, 'page_viewed', { from, until }),
  }
}

const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10)

/** A week by its Monday, and when that begins (milliseconds). */
interface Week {
  name: string
  begins: number
}

function weeksOf({ from, until }: FiguresRequest, timeZone: string): Week[] {
  const mondayOf = (date: string) => Date.parse(date) - ((Date.parse(date) - firstMonday) % week)
  const length = (mondayOf(until) - mondayOf(from)) / week + 1
  return Array.from({ length }, (_, number) => {
    const name = isoDate(mondayOf(from) + number * week)
    return { name, begins: Number(startOfDay(name, timeZone)) }
  })
}

/** What was counted at a time (milliseconds). */
interface At {
  at: number
  number: number
}

/** One row for each week, also for one without anything. */
function byWeek(weeks: readonly Week[], rows: readonly At[]): Counted[] {
  const counted = weeks.map(({ name }) => ({ name, number: 0 }))
  for (const { at, number } of rows) {
    const inWeek = counted[weeks.findLastIndex(({ begins }) => begins <= at)]
    if (inWeek) inWeek.number += number
  }
  return counted
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
  const rows = await read<{ state: string; number: number }>`SELECT state, count(*) AS number
    FROM subscribers GROUP BY state`
  return {
    pending: 0,
    confirmed: 0,
    unsubscribed: 0,
    ...Object.fromEntries(rows.map(({ state, number }) => [state, number])),
  }
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
