import type { Database, Query } from './database.ts'
import { readState, writeState } from './desk-state.ts'

/** How the wall clock has gone, over restarts and over all servers of a store. Milliseconds. */
export interface ClockTrail {
  /** What it read at the last look. */
  seenAt: number
  /** How much time of running servers has passed since it last jumped. */
  evenFor: number
}

/** Leads that are to be erased because of their age. */
export interface AnnouncedErasing {
  at: Date
  /** Leads received before this time. */
  before: Date
  count: number
  /** How long the clock had run evenly when this was announced. */
  evenFor: number
}

/** How many leads were received before a time. */
export interface Expired {
  /** All leads in the store. */
  total: number
  inOrder: number
  /** Their time is before it, but they were stored after a lead that is not: a clock was wrong then. */
  outOfOrder: number
  /** Leads whose time is still to come: the clock was ahead when they came. */
  toCome: number
}

/** Higher than the id of any lead. */
const noLead = Number.MAX_SAFE_INTEGER

/** Servers' clocks differ by less (milliseconds). */
const tolerance = 3_600_000

/**
 * The number of the first lead that is kept when those received before a time go. A lead with a higher number cannot be
 * older than that one. One whose time is still to come says nothing: the clock was ahead when it came.
 */
export async function firstKept(query: Query, before: Date, now: Date): Promise<number> {
  const [row] = await query`SELECT min(id) AS id FROM leads
    WHERE received_at >= ${before} AND received_at <= ${now}`
  return row?.['id'] === null || row === undefined ? noLead : Number(row['id'])
}

/** What erasing by age needs, so that it survives clocks that are set wrong. */
export function erasing(database: Database) {
  const { read } = database
  return {
    /** Replaces the clock's trail by what `next` makes of it, one server at a time. Undefined: there is none yet. */
    followClock: (next: (trail: ClockTrail | undefined) => ClockTrail): Promise<ClockTrail> =>
      database.transaction(async (query) => {
        // Locks the row, if there is one, so that two servers check one after the other.
        await query`UPDATE desk_state SET value = value WHERE name = 'clock_seen_at'`
        const trail = next(await readTrail(query))
        await writeState(query, 'clock_seen_at', trail.seenAt)
        await writeState(query, 'clock_even_for', trail.evenFor)
        return trail
      }),
    clockTrail: () => readTrail(read),
    async announcedErasing(): Promise<AnnouncedErasing | undefined> {
      const at = await readState(read, 'erasing_announced_at')
      const before = await readState(read, 'erasing_before')
      const count = await readState(read, 'erasing_count')
      const evenFor = await readState(read, 'erasing_even_for')
      if (at === undefined || before === undefined || count === undefined || evenFor === undefined) {
        return undefined
      }
      return { at: new Date(at), before: new Date(before), count, evenFor }
    },
    /** Replaces what is announced; undefined: nothing is any more. */
    announceErasing: (announced: AnnouncedErasing | undefined): Promise<void> =>
      database.transaction(async (query) => {
        await writeState(query, 'erasing_announced_at', announced?.at.getTime())
        await writeState(query, 'erasing_before', announced?.before.getTime())
        await writeState(query, 'erasing_count', announced?.count)
        await writeState(query, 'erasing_even_for', announced?.evenFor)
      }),
    async countExpired(before: Date, now: Date): Promise<Expired> {
      const first = await firstKept(read, before, now)
      const [row] = await read`SELECT count(*) AS total,
          count(*) FILTER (WHERE received_at < ${before}) AS expired,
          count(*) FILTER (WHERE received_at < ${before} AND id < ${first}) AS in_order,
          count(*) FILTER (WHERE received_at > ${now.getTime() + tolerance}) AS to_come
        FROM leads`
      const inOrder = Number(row?.['in_order'])
      return {
        total: Number(row?.['total']),
        inOrder,
        outOfOrder: Number(row?.['expired']) - inOrder,
        toCome: Number(row?.['to_come']),
      }
    },
  }
}

async function readTrail(query: Query): Promise<ClockTrail | undefined> {
  const seenAt = await readState(query, 'clock_seen_at')
  const evenFor = await readState(query, 'clock_even_for')
  return seenAt === undefined || evenFor === undefined ? undefined : { seenAt, evenFor }
}
