import type { Log, LogFields } from '../log/log.ts'

/** How often each event has happened since the start. */
export interface EventCounter {
  /** A log that counts what goes through it. */
  counting(log: Log): Log
  /** Labels such as `event="delivery_done",kind="lead-mail"`, and the number. */
  counts(): ReadonlyMap<string, number>
}

/** The fields that are worth telling apart: few values each, and nobody's. */
const labelFields = ['kind', 'code'] as const

/** Further values are counted together: error codes come from other programs. */
const mostCounts = 500

export function createEventCounter(): EventCounter {
  const counts = new Map<string, number>()
  const countEvent = (event: string, fields: LogFields) => {
    const labels = labelFields
      .filter((field) => fields[field] !== undefined)
      .map((field) => `,${field}=${JSON.stringify(String(fields[field]))}`)
    const key = `event="${event}"${labels.join('')}`
    if (counts.size < mostCounts || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return {
    counting:
      (log) =>
      (level, event, fields = {}) => {
        countEvent(event, fields)
        log(level, event, fields)
      },
    counts: () => counts,
  }
}
