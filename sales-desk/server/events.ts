import type { DeskEvents } from '../wire/leads.ts'
import { unexpected, type Log } from '../../leads/log/log.ts'
import type { Query } from '../../leads/store/database.ts'
import type { StoreSql } from '../../leads/store/open-store.ts'
import { sql, type Sql } from '../../leads/store/sql.ts'
import { optionalText } from './lead-rows.ts'
import { watchOpenLeads } from './open-leads.ts'
import { liveSessions } from './sessions.ts'

/** How often the store is polled (milliseconds), because other servers and programs write to it too. */
const pollEvery = 1_000
/** Ids are assigned before the commit, so rows with ids a little below the highest may still appear. */
const mayComeLate = 50

export interface Listener {
  sessionId: string
  send<Name extends keyof DeskEvents>(name: Name, data: DeskEvents[Name]): void
  end(): void
}

interface EventsOptions {
  sql: StoreSql
  log: Log
  now: () => Date
}

export type DeskEventSource = ReturnType<typeof deskEvents>

/** Reports changes in the store to its listeners. It polls only while there are listeners, once for all of them. */
export function deskEvents({ sql: { read }, log, now }: EventsOptions) {
  const listeners = new Set<Listener>()
  const leads = newRows(
    read,
    sql`leads`,
    (after) => sql`SELECT id, reference, version, NULL AS member, assignee, 'new' AS kind
      FROM leads WHERE id > ${after} ORDER BY id`,
  )
  const history = newRows(
    read,
    sql`lead_history`,
    (after) => sql`SELECT lead_history.id, reference, leads.version, member, assignee, kind
      FROM lead_history JOIN leads ON leads.id = lead_id WHERE lead_history.id > ${after} ORDER BY 1`,
  )
  const erased = newRows(
    read,
    sql`team_audit`,
    (
      after,
    ) => sql`SELECT id, reference, 0 AS version, member, NULL AS assignee, 'erased' AS kind FROM team_audit
      WHERE id > ${after} AND action = 'person-erased' ORDER BY id`,
  )
  const pollOpenLeads = watchOpenLeads(read, now, (name, data) => sendToAll(name, data))
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined

  const sendToAll = <Name extends keyof DeskEvents>(name: Name, data: DeskEvents[Name]) =>
    listeners.forEach((listener) => listener.send(name, data))

  async function poll(): Promise<void> {
    const alive = await liveSessions(
      read,
      [...listeners].map(({ sessionId }) => sessionId),
      now(),
    )
    for (const listener of listeners) {
      if (alive.has(listener.sessionId)) continue
      listener.send('signed-out', {})
      listener.end()
    }
    for (const [source, what] of [
      [leads, 'new'],
      [history, 'changed'],
      [erased, 'erased'],
    ] as const) {
      for (const row of await source()) {
        sendToAll('lead', {
          reference: String(row['reference']),
          what: row['kind'] === 'reply' ? 'replied' : what,
          version: Number(row['version']),
          byMemberId: optionalText(row, 'member'),
          assigneeId: optionalText(row, 'assignee'),
        })
      }
    }
    await pollOpenLeads()
  }

  const pollSafely = () =>
    (polling ??= poll()
      .catch((error: unknown) => log('warn', 'desk_events_unread', unexpected(error)))
      .finally(() => (polling = undefined)))

  const stopPolling = () => {
    clearInterval(timer)
    timer = undefined
  }
  return {
    add(listener: Listener): () => void {
      listeners.add(listener)
      timer ??= setInterval(() => void pollSafely(), pollEvery).unref()
      void pollSafely()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopPolling()
      }
    },
    /** Polls now: somebody here has just changed something. */
    wake(): void {
      if (listeners.size > 0) void pollSafely().then(pollSafely)
    },
    /** Ends every listener. */
    stop(): void {
      stopPolling()
      listeners.forEach((listener) => listener.end())
      listeners.clear()
    },
  }
}

/** Returns the rows added since the last call, each once; none at the first call. */
function newRows(read: Query, table: Sql, rowsAfter: (id: number) => Sql) {
  let seen: Set<number> | undefined
  let highest = 0
  return async () => {
    const first = seen === undefined
    const known = (seen ??= new Set())
    if (first) {
      const [row] = await read`SELECT max(id) AS id FROM ${table}`
      highest = Number(row?.['id'] ?? 0)
    }
    const rows = await read`${rowsAfter(highest - mayComeLate)}`
    const fresh = rows.filter((row) => !known.has(Number(row['id'])))
    for (const row of rows) {
      known.add(Number(row['id']))
      highest = Math.max(highest, Number(row['id']))
    }
    for (const old of known) if (old <= highest - mayComeLate) known.delete(old)
    return first ? [] : fresh
  }
}
