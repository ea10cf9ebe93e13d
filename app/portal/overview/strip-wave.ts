import { callLength, type Bar, unitsPerSecond, waveBars } from '../../figures/wave.ts'
import { type VoicePaths, voiceOf } from '../assistant/score/score-bars.ts'
import type { SpokenLine } from '../assistant/timeline/timeline.ts'

/** Size of a strip in units: a minute of a call. */
export const stripBox = { width: 600, height: 44 }

/** The newest word stands this far into the strip, once the call is older, in seconds. */
const newestAt = 52

/** Path data of a call's last minute at one of its seconds, by voice, in a box that begins at 0. */
export function stripWave(lines: readonly SpokenLine[], second: number, seed: number): VoicePaths {
  const paths = { caller: '', assistant: '', person: '' }
  const from = Math.max(0, second - newestAt)
  for (const { x, half } of barsOf(lines, seed)) {
    const time = x / unitsPerSecond
    if (time < from || time > second) continue
    const line = lines.find(({ from: begins, to }) => time >= begins && time <= to)
    paths[line ? voiceOf(line) : 'person'] +=
      `M${(x - from * unitsPerSecond).toFixed(1)} ${stripBox.height / 2 - half}v${half * 2}`
  }
  return paths
}

const drawn = new WeakMap<readonly SpokenLine[], Bar[]>()

function barsOf(lines: readonly SpokenLine[], seed: number): Bar[] {
  const known = drawn.get(lines)
  if (known) return known
  const turns = lines.map(({ voice, from, to }) => ({
    speaker: voice === 'caller' ? ('caller' as const) : ('assistant' as const),
    from,
    to,
  }))
  const bars =
    turns.length > 0 && callLength(turns) > 0
      ? waveBars(turns, { seed, height: stripBox.height, step: 5.2 })
      : []
  drawn.set(lines, bars)
  return bars
}
