import type { DeskEvents } from '../../lead/sales-desk-leads.ts'
import { errorCode, type Log } from '../log/log.ts'
import type { SalesDeskSql } from '../store/open-store.ts'
import { optionalText } from './lead-rows.ts'
import { watchOpenLeads } from './open-leads.ts'
import { liveSessions } from './sessions.ts'

/** How often the store is polled (milliseconds), because other servers and programs write to it too. */
const lookEvery = 1_000
/** Ids are assigned before the commit, so rows with ids a little below the highest may still appear. */
const stillComing = 50

export interface Listener {
  sessionId: string
  hear<Name extends keyof DeskEvents>(name: Name, data: DeskEvents[Name]): void
  end(): void
}

interface EventsOptions {
  sql: SalesDeskSql
  log: Log
  now: () => Date
}

export type DeskEventSource = ReturnType<typeof deskEvents>

/** Reports changes in the store to its listeners. It polls only while there are listeners, once for all of them. */
export function deskEvents({ sql, log, now }: EventsOptions) {
  const listeners = new Set<Listener>()
  const leads = newRows(sql, 'leads', 'reference, version, NULL AS member')
  const history = newRows(
    sql,
    'lead_history JOIN leads ON leads.id = lead_history.lead_id',
    'leads.reference, leads.version, lead_history.member',
    'lead_history.id',
  )
  const erased = newRows(
    sql,
    'team_audit',
    'reference, 0 AS version, member, detail',
    'id',
    `action = 'person-erased'`,
  )
  const lookAtOpenLeads = watchOpenLeads(sql.read, now, (name, data) => tell(name, data))
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined

  const tell = <Name extends keyof DeskEvents>(name: Name, data: DeskEvents[Name]) =>
    listeners.forEach((listener) => listener.hear(name, data))

  async function look(): Promise<void> {
    const alive = await liveSessions(
      sql.read,
      [...listeners].map(({ sessionId }) => sessionId),
      now(),
    )
    for (const listener of listeners) {
      if (alive.has(listener.sessionId)) continue
      listener.hear('signed-out', {})
      listener.end()
    }
    for (const [source, what] of [
      [leads, 'new'],
      [history, 'changed'],
      [erased, 'erased'],
    ] as const) {
      for (const row of await source()) {
        tell('lead', {
          reference: String(row['reference']),
          what,
          version: Number(row['version']),
          byMemberId: optionalText(row, 'member'),
        })
      }
    }
    await lookAtOpenLeads()
  }

  const lookSafely = () =>
    (looking ??= look()
      .catch((error: unknown) => log('warn', 'desk_events_unread', { code: errorCode(error) }))
      .finally(() => (looking = undefined)))

  const rest = () => {
    clearInterval(timer)
    timer = undefined
  }
  return {
    add(listener: Listener): () => void {
      listeners.add(listener)
      timer ??= setInterval(() => void lookSafely(), lookEvery).unref()
      void lookSafely()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) rest()
      }
    },
    /** Looks now: somebody here has just changed something. */
    wake(): void {
      if (listeners.size > 0) void lookSafely().then(lookSafely)
    },
    /** Ends every listener. */
    stop(): void {
      rest()
      listeners.forEach((listener) => listener.end())
      listeners.clear()
    },
  }
}

/** Returns the rows added since the last call, each once; none at the first call. */
function newRows({ read }: SalesDeskSql, from: string, columns: string, id = 'leads.id', where = '1 = 1') {
  let seen: Set<number> | undefined
  let highest = 0
  return async () => {
    const first = seen === undefined
    const known = (seen ??= new Set())
    if (first) {
      const [row] = await read(`SELECT max(${id}) AS id FROM ${from.split(' ')[0]}`)
      highest = Number(row?.['id'] ?? 0)
    }
    const rows = await read(
      `SELECT ${id} AS row_id, ${columns} FROM ${from} WHERE ${id} > $1 AND ${where} ORDER BY ${id}`,
      highest - stillComing,
    )
    const fresh = rows.filter((row) => !known.has(Number(row['row_id'])))
    for (const row of rows) {
      known.add(Number(row['row_id']))
      highest = Math.max(highest, Number(row['row_id']))
    }
    for (const old of known) if (old <= highest - stillComing) known.delete(old)
    return first ? [] : fresh
  }
}
