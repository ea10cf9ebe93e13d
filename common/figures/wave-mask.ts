import type { Turn } from '../../site/content/sample-call.ts'
import { maskImage } from './mask-image.ts'
import { unitsPerSecond, wave, waveBars, type WaveOptions } from './wave.ts'

const colours = { caller: 'var(--caller)', assistant: 'var(--live)' }
const quiet = 'var(--line-2)'

/** How far a bar's stroke reaches to either side, in units. */
const reach = 0.9

/**
 * The wave of Waveform without extra elements: `--wave` is a mask in the shape of both voices and the pauses, and
 * `--voices` the colours behind it, from left to right. On boxes lower than 50 px strokes are as fine as there.
 */
export function waveMask(turns: Turn[], options: WaveOptions) {
  const drawn = wave(turns, options)
  const strokes = `<style>path{vector-effect:non-scaling-stroke}@media(max-height:50px){path{stroke-width:.9}}</style>`
  const content = `<path stroke-width='1.3' stroke-dasharray='1.4 2.2' d='${drawn.quiet}'/><path d='${drawn.caller}'/><path d='${drawn.assistant}'/>`
  return {
    '--wave': maskImage(
      `viewBox='0 0 ${drawn.width} ${drawn.height}' preserveAspectRatio='none' fill='none' stroke='#000' stroke-width='2'`,
      strokes + content,
    ),
    '--voices': `linear-gradient(90deg,${colourStops(turns, options, drawn.width).join()})`,
  }
}

/** Each turn in its speaker's colour, first bar to last; between turns the colour of pauses. */
function colourStops(turns: Turn[], options: WaveOptions, width: number): string[] {
  const bars = waveBars(turns, options)
  const share = (x: number) => `${Math.round((x / width) * 10000) / 100}%`
  const stops = turns.flatMap(({ speaker, from, to }) => {
    const at = bars.map(({ x }) => x).filter((x) => x >= from * unitsPerSecond && x <= to * unitsPerSecond)
    const begins = share(Math.min(from * unitsPerSecond, ...at.map((x) => x - reach)))
    const ends = share(Math.max(to * unitsPerSecond, ...at.map((x) => x + reach)))
    return [`${quiet} 0 ${begins}`, `${colours[speaker]} 0 ${ends}`]
  })
  return [...stops, `${quiet} 0`]
}
