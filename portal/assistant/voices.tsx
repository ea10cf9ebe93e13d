import { useMemo } from 'react'
import { polylines } from '../../common/figures/relative-path.ts'
import { unitsPerSecond, waveBars } from '../../common/figures/wave.ts'
import '../../common/styles/drawing.css'
import type { SpokenLine } from './timeline.ts'

interface VoicesProps {
  lines: readonly Pick<SpokenLine, 'voice' | 'from' | 'to'>[]
  /** Seconds of the call: what is said outside of them is cut off. */
  from: number
  to: number
  height: number
  seed: number
  /** Units from one bar to the next. */
  step?: number
  className?: string | undefined
}

/** What is said in a stretch of a call, within a drawing of ten units a second. A person is thin and grey, never amber. */
export function Voices({ lines, from, to, height, seed, step, className }: VoicesProps) {
  const paths = useMemo(() => {
    const turns = lines.map(({ voice, ...time }) => ({
      speaker: voice === 'caller' ? ('caller' as const) : ('assistant' as const),
      ...time,
    }))
    const bars = waveBars(turns, { seed, height, ...(step && { step }) }).map(({ x, half }) => {
      const time = x / unitsPerSecond
      const voice = lines.find((line) => time >= line.from && time <= line.to)?.voice
      return { voice, bar: [x, height / 2 - half, x, height / 2 + half] }
    })
    const pathOf = (...voices: (SpokenLine['voice'] | undefined)[]) =>
      polylines(bars.filter(({ voice }) => voices.includes(voice)).map(({ bar }) => bar))
    return { caller: pathOf('caller'), assistant: pathOf('assistant'), person: pathOf('colleague', 'you') }
  }, [lines, height, seed, step])
  const x = from * unitsPerSecond
  const width = Math.max(0.1, (to - from) * unitsPerSecond)
  const box = { x, width, height, viewBox: `${x} 0 ${width} ${height}` }
  return (
    <svg className={className} {...box} preserveAspectRatio="none">
      <path className="ink-caller" d={paths.caller} />
      <path className="ink-assistant" d={paths.assistant} />
      <path className="ink-faint" style={{ '--stroke': 1 }} d={paths.person} />
    </svg>
  )
}
