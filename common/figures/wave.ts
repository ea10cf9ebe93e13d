import type { Speaker, Turn } from '../../site/content/sample-call.ts'
import { RelativePath } from './relative-path.ts'
import { seededRandom } from './seeded-random.ts'

export interface WaveOptions {
  seed: number
  /** Height of the drawing in units. */
  height?: number
  /** Distance between two bars in units. */
  step?: number
}

/** One bar of a voice; `x` and `half` (half its height) are in units of the drawing. */
export interface Bar {
  speaker: Speaker
  x: number
  half: number
}

/** A waveform as path data; `width` and `height` are its view box. */
export interface Wave {
  width: number
  height: number
  /** A level line through each pause. */
  quiet: string
  caller: string
  assistant: string
}

export const unitsPerSecond = 10

/** Silence drawn after the last word, in seconds. */
const tail = 2

/** Bars of a call, one voice after the other, from the turns. */
export function wave(turns: Turn[], options: WaveOptions): Wave {
  const { height = 64 } = options
  const bars = waveBars(turns, options)
  const width = callLength(turns) * unitsPerSecond
  return { width, height, quiet: quietLine(turns, height), ...voicePaths(bars, height / 2) }
}

/** The bars of a call in order; heights rise and fall with each turn. */
export function waveBars(turns: Turn[], { seed, height = 64, step = 3.6 }: WaveOptions): Bar[] {
  const random = seededRandom(seed)
  const width = callLength(turns) * unitsPerSecond
  const bars: Bar[] = []
  let phase = random() * 9
  for (let x = step / 2; x < width; x += step) {
    const time = x / unitsPerSecond
    const turn = turns.find(({ from, to }) => time >= from && time <= to)
    phase += 0.6 + random() * 0.5
    if (!turn) continue
    const swell = Math.min(1, (time - turn.from) * 2.2, (turn.to - time) * 2.2 + 0.15)
    const tone = Math.abs(Math.sin(phase) * 0.62 + Math.sin(phase * 0.37) * 0.5) * (0.55 + 0.45 * random())
    const half = (height / 2 - 2) * swell * (0.22 + 0.78 * tone)
    // In steps of two: the eye sees no less, and half as many kinds of bars compress well.
    bars.push({ speaker: turn.speaker, x, half: Math.max(1, 2 * Math.round(half / 2)) })
  }
  return bars
}

/** Path data of the bars for each voice, centred on the height `y`. */
export function voicePaths(bars: Bar[], y: number): Pick<Wave, 'caller' | 'assistant'> {
  const draw = (speaker: Speaker) => {
    const path = new RelativePath()
    // From the middle both ways: bars of one height are then written alike, and compress well.
    for (const { x, half } of bars.filter((bar) => bar.speaker === speaker)) {
      path
        .moveTo(x, y)
        .lineTo(x, y - half)
        .lineTo(x, y + half)
        .close()
    }
    return path.toString()
  }
  return { caller: draw('caller'), assistant: draw('assistant') }
}

/** A level line through every pause between turns and after the last one. */
export function quietLine(turns: Turn[], height: number): string {
  const path = new RelativePath()
  let silentFrom = 0
  const drawUntil = (time: number) => {
    if (time - silentFrom > 0.2)
      path.moveTo(silentFrom * unitsPerSecond, height / 2).lineTo(time * unitsPerSecond, height / 2)
  }
  for (const { from, to } of turns) {
    drawUntil(from)
    silentFrom = to
  }
  drawUntil(callLength(turns))
  return path.toString()
}

/** Seconds on the time axis of a call: up to its last word, and the silence after it. */
export function callLength(turns: Turn[]): number {
  return Math.max(...turns.map(({ to }) => to)) + tail
}
