import type { Speaker, Turn } from '../../site/content/sample-call.ts'
import { RelativePath } from './relative-path.ts'
import { seededRandom } from './seeded-random.ts'

export interface StrungScoreOptions {
  /** Length of the call in seconds. */
  seconds: number
  seed: number
  strings?: number
  /** Seconds between two points of a string. */
  step?: number
  /** Units of the drawing to which points are rounded: coarser where it is shown small. */
  unitsPerSecond?: number
  height?: number
}

/** The strings as path data, in a box of `width` by `height` units; those behind the waist are drawn fainter. */
export interface StrungScore {
  width: number
  height: number
  paths: { speaker: Speaker; behind: boolean; d: string }[]
}

/**
 * The ruled form unrolled along a call. Strings run through all of it: they open while somebody speaks, wider when
 * louder, cross in each pause, and there pass from one voice to the other.
 */
export function strungScore(turns: readonly Turn[], options: StrungScoreOptions): StrungScore {
  const { seconds, seed, strings = 24, step = 0.4, unitsPerSecond = 20, height = 400 } = options
  const widest = height * 0.485
  const radius = openingOf(turns, seed)
  const twist = twistOf(turns)
  const paths = new Map<string, RelativePath>()
  for (const { speaker, from, to } of stretches(turns, seconds)) {
    const points = Math.max(5, Math.round((to - from) / step))
    for (let string = 0; string < strings; string++) {
      const angle = (string / strings) * Math.PI * 2 + 0.3
      const behind = Math.sin(angle + twist((from + to) / 2)) <= 0
      const key = `${speaker} ${behind}`
      const path = paths.get(key) ?? new RelativePath()
      paths.set(key, path)
      for (let point = 0; point <= points; point++) {
        const time = from + ((to - from) * point) / points
        const x = Math.round(time * unitsPerSecond)
        const y = Math.round(height / 2 - widest * radius(time) * Math.cos(angle + twist(time)))
        if (point === 0) path.moveTo(x, y)
        else path.lineTo(x, y)
      }
    }
  }
  return {
    width: seconds * unitsPerSecond,
    height,
    paths: ([true, false] as const).flatMap((behind) =>
      (['caller', 'assistant'] as const).map((speaker) => ({
        speaker,
        behind,
        d: paths.get(`${speaker} ${behind}`)?.toString() ?? '',
      })),
    ),
  }
}

/** How far the strings are open at a time, 0 to 1: one swell for each breath of a turn, nearly closed in pauses. */
function openingOf(turns: readonly Turn[], seed: number) {
  const random = seededRandom(seed * 7 + 1)
  const loudness = turns.map(({ speaker }) => (speaker === 'assistant' ? 0.68 : 0.5) + 0.24 * random())
  const phases = turns.map(() => random() * 6)
  const shut = 0.011
  const secondsPerBreath = 3.1

  return (time: number) => {
    const openings = turns.map(({ from, to }, turn) => {
      if (time <= from - 0.5 || time >= to + 0.5) return shut
      const length = to - from
      const through = (time - from) / length
      const within = Math.min(1, Math.max(0, (time - from + 0.2) / (length + 0.4)))
      const envelope = Math.sin(Math.PI * within) ** 0.62
      const breaths = Math.max(1, Math.round(length / secondsPerBreath))
      const phase = phases[turn] ?? 0
      const breath =
        breaths > 1
          ? 0.8 +
            0.2 * Math.cos(through * breaths * 2 * Math.PI + Math.PI + phase * 0.35) +
            0.06 * Math.sin(through * 9 + phase)
          : 0.97
      return shut + envelope * (loudness[turn] ?? 0) * breath
    })
    return Math.max(...openings)
  }
}

/** The turn of the strings at a time, in radians: slow during speech, quick in each pause. */
function twistOf(turns: readonly Turn[]) {
  return (time: number) =>
    turns.reduce((twist, { to }, turn) => {
      const next = turns[turn + 1]
      return next ? twist + Math.PI * 0.7 * smoothStep(to - 1.6, next.from + 1.6, time) : twist
    }, time * 0.34)
}

/** The call cut at the middle of each pause. */
function stretches(turns: readonly Turn[], seconds: number): Turn[] {
  const cutAfter = turns.map(({ to }, turn) => {
    const next = turns[turn + 1]
    return next ? (to + next.from) / 2 : seconds
  })
  return turns.map(({ speaker }, turn) => ({
    speaker,
    from: cutAfter[turn - 1] ?? 0,
    to: cutAfter[turn] ?? seconds,
  }))
}

function smoothStep(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}
