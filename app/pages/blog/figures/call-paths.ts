import { callLength, quietLine, unitsPerSecond, voicePaths, waveBars } from '../../../figures/wave.ts'
import type { Turn } from '../../../../content/sample-call.ts'
import type { FigureOf } from './figure-of-kind.ts'

type ArticleTurn = FigureOf<'call'>['tracks'][number]['turns'][number]

/** A call as path data, a colleague’s voice apart; `width` and `height` are its view box, `seconds` its length. */
export interface CallPaths {
  width: number
  height: number
  seconds: number
  quiet: string
  caller: string
  assistant: string
  agent: string
}

const height = 64

/** The waveform of a call of which only the turns are known: `[speaker, from, to]`, in seconds. */
export function callPaths(turns: readonly ArticleTurn[], seconds: number): CallPaths {
  const voices = turns.map(([speaker, from, to]): Turn => ({
    speaker: speaker === 'assistant' ? 'assistant' : 'caller',
    from,
    to,
  }))
  const bars = waveBars(voices, { seed: 4, height })
  const isAgents = (x: number) =>
    turns.some(
      ([speaker, from, to]) => speaker === 'agent' && x / unitsPerSecond >= from && x / unitsPerSecond <= to,
    )
  const visitors = bars.filter(({ x }) => !isAgents(x))
  const agents = bars.filter(({ x }) => isAgents(x))
  return {
    width: seconds * unitsPerSecond,
    height,
    seconds,
    quiet: quietLine(voices, height),
    ...voicePaths(visitors, height / 2),
    agent: voicePaths(agents, height / 2).caller,
  }
}

/** Seconds that the axis of a figure covers: the longest of its calls. */
export function longestCall(tracks: FigureOf<'call'>['tracks']): number {
  return Math.max(
    ...tracks.map(({ turns }) => callLength(turns.map(([, from, to]) => ({ speaker: 'caller', from, to })))),
  )
}
