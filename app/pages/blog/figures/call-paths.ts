import {
  callLength,
  quietLine,
  unitsPerSecond,
  voicePaths,
  type Wave,
  waveBars,
} from '../../../figures/wave.ts'
import type { Turn } from '../../../../content/sample-call.ts'
import type { FigureOf } from '../../../../content/articles/figure-schema.ts'

type ArticleTurn = FigureOf<'call'>['tracks'][number]['turns'][number]

const height = 64

/** The waveform of a call of which only the turns are known: `[speaker, from, to]`, in seconds; an agent’s voice apart. */
export function callPaths(turns: readonly ArticleTurn[], seconds: number): Wave & { agent: string } {
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
