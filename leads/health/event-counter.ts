import type { Log, LogFields } from '../log/log.ts'

/** The fields worth distinguishing: few values each, none of them personal. */
const labelFields = ['kind', 'code', 'script'] as const

/** Further values are counted together: error codes come from other programs. */
const mostCounts = 500

export type EventCounter = ReturnType<typeof createEventCounter>

/** Counts how often each event has happened since the start. */
export function createEventCounter() {
  const counts = new Map<string, number>()
  const countEvent = (event: string, fields: LogFields) => {
    const labels = labelFields
      .filter((field) => fields[field] !== undefined)
      .map((field) => `,${field}=${JSON.stringify(String(fields[field]))}`)
    const key = `event="${event}"${labels.join('')}`
    if (counts.size < mostCounts || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return {
    /** A log that counts what goes through it. */
    counting:
      (log: Log): Log =>
      (level, event, fields = {}) => {
        countEvent(event, fields)
        log(level, event, fields)
      },
    /** Labels such as `event="delivery_done",kind="lead-mail"`, and the count. */
    counts: (): ReadonlyMap<string, number> => counts,
  }
}
