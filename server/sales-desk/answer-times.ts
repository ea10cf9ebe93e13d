import type { AnswerTimes, Figures } from '../../lead/sales-desk-figures.ts'
import type { Query, Row } from '../store/database.ts'

const minute = 60_000

interface AnswerTimesOptions {
  /** Leads received from the one until before the other (milliseconds since 1970). */
  from: number
  until: number
  /** The address that test leads come from, in small letters. */
  exceptFrom: string
  now: Date
}

/**
 * How quickly leads of a time were answered first, by whoever answered, or has the lead, and by everybody. The database
 * counts them by minutes, which is as exact as they are shown and far less to sort than the leads.
 */
export async function readAnswerTimes(
  read: Query,
  { from, until, exceptFrom, now }: AnswerTimesOptions,
): Promise<Pick<Figures, 'answering' | 'answeringByMember'>> {
  const rows = await read(
    `SELECT coalesce(answered_by, CASE WHEN answered_at IS NULL THEN assignee END, '') AS who,
       (answered_at - received_at + ${minute / 2}) / ${minute} AS took, count(*) AS leads,
       sum(CASE WHEN answered_at <= due_at THEN 1 ELSE 0 END) AS in_time,
       sum(CASE WHEN answered_at IS NOT NULL OR due_at < $4 THEN 1 ELSE 0 END) AS judged
     FROM leads WHERE received_at >= $1 AND received_at < $2 AND identity <> $3 AND stage <> 'spam'
     GROUP BY 1, 2 ORDER BY 2`,
    from,
    until,
    exceptFrom,
    now.getTime(),
  )
  const byMember = Map.groupBy(rows, (row) => String(row['who']))
  const members = [...byMember].map(([who, own]) =>
    Object.assign(toTimes(own), { memberId: who === '' ? null : who }),
  )
  members.sort(
    (one, other) => other.leads - one.leads || (one.memberId ?? '').localeCompare(other.memberId ?? ''),
  )
  return { answering: toTimes(rows), answeringByMember: members }
}

/** Of leads counted by the minutes that their answer took, the shortest first. */
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

/** What the answer at this place in the order took. No mean of two, so both databases say the same. */
function minutesAt(place: number, answers: readonly Row[]): number | null {
  let passed = 0
  for (const { leads, took } of answers) {
    passed += Number(leads)
    if (passed >= place) return Number(took)
  }
  return null
}
