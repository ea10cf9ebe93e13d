import type { Check } from './checks.ts'
import { verdict, type Outcome, type CheckResult } from './outcome.ts'

/** A check that throws has failed; later checks still run. */
async function outcomeOf(check: Check, rooms: readonly string[]): Promise<Outcome> {
  try {
    return await check.run(rooms)
  } catch (error) {
    console.error(error)
    return verdict(false, 'broke down')
  }
}

async function runCheck(check: Check, place: string, rooms: readonly string[]): Promise<CheckResult> {
  console.log(`\n[${place}, ${clock(performance.now())}] ${check.title} …`)
  const started = performance.now()
  const outcome = await outcomeOf(check, rooms)
  const seconds = (performance.now() - started) / 1000
  console.log(`[${place}] ${check.title}: ${outcome.failed ? 'FAILED' : 'ok'} after ${Math.round(seconds)} s`)
  return { title: check.title, seconds, ...outcome }
}

/** Milliseconds since the checks began, as minutes and seconds: 1:05. */
function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Runs checks in order: first the two lanes in parallel, then the rest, which need both cores. */
export async function runChecks(checks: Check[], rooms: readonly string[] = []): Promise<CheckResult[]> {
  const results = new Map<Check, CheckResult>()
  const runInOrder = async (some: Check[]) => {
    for (const check of some)
      results.set(check, await runCheck(check, `${checks.indexOf(check) + 1} of ${checks.length}`, rooms))
  }
  const inLane = (lane: Check['lane']) => checks.filter((check) => check.lane === lane)
  await Promise.all([runInOrder(inLane('set-up')), runInOrder(inLane('sources'))])
  await runInOrder(inLane(undefined))
  return checks.flatMap((check) => results.get(check) ?? [])
}

/** From the command line's words, those that name rooms, and the checks: for rooms alone, their tests. */
export function chooseRooms(
  words: string[],
  rooms: readonly string[],
): { inRooms: string[]; names: string[] } {
  const inRooms = words.filter((word) => rooms.includes(word))
  const names = words.filter((word) => !rooms.includes(word))
  return { inRooms, names: inRooms.length > 0 && names.length === 0 ? ['build', 'unit', 'browser'] : names }
}

/**
 * The checks with the given names in their usual order; all if no name is given. Throws if a name is not a
 * check.
 */
export function chooseChecks<T extends { name: string }>(all: T[], names: string[]): T[] {
  const known = all.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`There is no check "${unknown}". Checks: ${known.join(', ')}; or a room.`)
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all
}
