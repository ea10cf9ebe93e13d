import { polylines } from '../../../figures/relative-path.ts'
import { seededRandom } from '../../../figures/seeded-random.ts'
import type { SpokenLine, Timeline } from '../timeline/timeline.ts'

/** Bars across the whole axis. */
export const barCount = 150
/** View box of the voice lane. */
export const laneWidth = 1000
export const laneHeight = 96

/** The voices of a call as path data, one path a voice. */
export interface VoicePaths {
  caller: string
  assistant: string
  /** Colleagues and the person at the console. */
  person: string
}

export interface ScoreBar {
  voice: keyof VoicePaths
  x: number
  /** Half its height, in units of the lane. */
  half: number
}

/** The bars of everything said up to `second`, on an axis of `length` seconds; the same seed gives the same bars. */
export function scoreBars(lines: SpokenLine[], second: number, length: number, tones: number[]): ScoreBar[] {
  const bars: ScoreBar[] = []
  for (const [place, tone] of tones.entries()) {
    const time = ((place + 0.5) / barCount) * length
    if (time > second) break
    const line = lines.findLast(({ from, to }) => time >= from && time < to)
    if (!line) continue
    const swell = Math.min(1, (time - line.from) * 2.2 + 0.2, (line.to - time) * 2.2 + 0.15)
    const half = Math.max(1.2, (laneHeight / 2 - 2) * swell * (0.22 + 0.78 * tone))
    bars.push({ voice: voiceOf(line), x: ((place + 0.5) / barCount) * laneWidth, half })
  }
  return bars
}

/** How loud each bar of a call is, from 0 to 1. */
export function tonesOf(seed: number): number[] {
  const random = seededRandom(seed)
  let phase = random() * 9
  return Array.from({ length: barCount }, () => {
    phase += 0.6 + random() * 0.5
    return Math.abs(Math.sin(phase) * 0.62 + Math.sin(phase * 0.37) * 0.5) * (0.55 + 0.45 * random())
  })
}

export function voicePaths(bars: ScoreBar[]): VoicePaths {
  const middle = laneHeight / 2
  const draw = (voice: keyof VoicePaths) =>
    polylines(
      bars.filter((bar) => bar.voice === voice).map(({ x, half }) => [x, middle - half, x, middle + half]),
    )
  return { caller: draw('caller'), assistant: draw('assistant'), person: draw('person') }
}

/** How loud a line is at a second of the call, from 0 to 1: for the sound. */
export function loudnessAt(line: SpokenLine, second: number, tones: number[]): number {
  const tone = tones[Math.floor(second * 4) % tones.length] ?? 0
  return Math.min(1, (second - line.from) * 2.2 + 0.2) * (0.3 + 0.7 * tone)
}

/** Who a line is drawn as: a person is thin and grey, never amber. */
export function voiceOf({ voice }: SpokenLine): keyof VoicePaths {
  return voice === 'caller' || voice === 'assistant' ? voice : 'person'
}

/** An open call's axis is this many seconds ahead, and grows in steps of as many. */
const openStep = 60

/** Seconds on the score's axis: the whole call, or while its end is open, a little more than there is. */
export function axisSeconds({ seconds, lines }: Timeline, second: number): number {
  if (seconds !== undefined) return seconds
  const known = Math.max(second, lines.findLast(({ from }) => from <= second)?.to ?? 0)
  return Math.ceil((known + openStep / 4) / openStep) * openStep
}
