import { everydayCalls, everydayMorning, type EverydayCall } from '../../../content/portal/everyday-calls.ts'
import type { AgentId, MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { type CheckId, qualityChecks } from '../../../content/portal/quality-checks.ts'
import { type QualityBand, qualityBand } from '../../figures/quality-band.ts'
import { seededRandom } from '../../figures/seeded-random.ts'
import { timeOfDay } from '../state/time-of-day.ts'
import { percentOf } from './score.ts'

const calls: readonly EverydayCall[] = everydayCalls

/** Case numbers end with the one that was marked last. */
const lastNumber = 207_745
const dayStarts = 9 * 60
const dayEnds = 11 * 60 + 40

/** Nobody's morning was worse than this. */
const lowestScore = 42

/** How likely a check is missed in a call of each band, before `proneness`. */
const missRate: Record<QualityBand, number> = { good: 0.16, watch: 0.33, poor: 0.55 }
/** Checks that are missed more, or less, often than others. */
const proneness: Partial<Record<CheckId, number>> = {
  'no-secrets': 0.12,
  language: 0.5,
  'right-action': 0.45,
  reference: 1.5,
  'anything-left': 1.6,
  'no-overlap': 1.3,
}

/**
 * The calls of the morning that nobody wrote by hand, earliest first: as many in each band and for each agent as
 * content says, the same ones each time. `taken` are the case numbers in use.
 */
export function everydaySheets(taken: readonly string[]): MarkedSheet[] {
  const random = seededRandom(412)
  const slots = shuffled(everydayMorning.flatMap(slotsOf), random)
  const ids = freeIds(slots.length, taken)
  return slots.map(({ agent, band, neverMissed }, index) => {
    const minute = dayStarts + Math.floor((index / slots.length) * (dayEnds - dayStarts))
    const call = pick(
      calls.filter(({ takenBy }) => takenBy.includes(agent)),
      random,
    )
    return {
      id: ids[index] ?? '',
      agent,
      reason: call.reason,
      seconds: Math.round(agent === 'assistant' ? 38 + random() * 60 : 170 + random() * 270),
      time: timeOfDay(minute),
      missed: drawMisses({ band, neverMissed, ...call }, random),
      notApplicable: call.notApplicable ?? [],
    }
  })
}

interface Slot {
  agent: AgentId
  band: QualityBand
  neverMissed: readonly CheckId[]
}

function slotsOf({ agent, poor, watch, good, neverMissed = [] }: (typeof everydayMorning)[number]) {
  const slots = (band: QualityBand, count: number): Slot[] =>
    Array.from({ length: count }, () => ({ agent, band, neverMissed }))
  return [...slots('poor', poor), ...slots('watch', watch), ...slots('good', good)]
}

/** Draws misses until the score falls in the band. */
function drawMisses(
  { band, neverMissed, notApplicable = [] }: Omit<Slot, 'agent'> & EverydayCall,
  random: () => number,
): CheckId[] {
  const applicable = qualityChecks.filter(({ id }) => !notApplicable.includes(id))
  const base = pointsOf(applicable)
  const atRisk = applicable
    .filter(({ id }) => !neverMissed.includes(id))
    .map(({ id, points }) => ({ id, points, chance: missRate[band] * (proneness[id] ?? 1) }))
  for (;;) {
    const missed = atRisk.filter(({ chance }) => random() < chance)
    const score = percentOf(base - pointsOf(missed), base)
    if (qualityBand(score) === band && score > lowestScore) return missed.map(({ id }) => id)
  }
}

function pointsOf(checks: readonly { points: number }[]): number {
  let sum = 0
  for (const { points } of checks) sum += points
  return sum
}

function freeIds(count: number, taken: readonly string[]): string[] {
  const ids: string[] = []
  for (let number = lastNumber; ids.length < count; number -= 1) {
    if (!taken.includes(`KB${number}`)) ids.push(`KB${number}`)
  }
  return ids.toReversed()
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined)
    throw new Error('An agent without a kind of call: see content/portal/everyday-calls.ts')
  return item
}
