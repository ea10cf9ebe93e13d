import type { ReactNode } from 'react'
import type { Turn } from '../../site/content/sample-call.ts'
import { Stretched } from './stretched.tsx'
import { type Wave, wave, type WaveOptions } from './wave.ts'
import styles from './waveform.module.css'
import '../styles/drawing.css'

interface WaveformProps extends WaveOptions {
  turns: Turn[]
  /** For a second drawing of the same wave with `<use>`. */
  id?: string
  className?: string | undefined
}

/** The two voices of a call as bars; stretched to the box its `className` gives it. Decorative. */
export function Waveform({ turns, id, className, ...options }: WaveformProps) {
  return <WaveformPaths id={id} className={className} {...wave(turns, options)} />
}

interface WaveformPathsProps extends Wave {
  id?: string | undefined
  className?: string | undefined
  /** More paths, drawn over these. */
  children?: ReactNode
}

/** The same for bars that are drawn elsewhere. */
export function WaveformPaths({ id, className, children, ...drawn }: WaveformPathsProps) {
  const { width, height, quiet, caller, assistant } = drawn
  return (
    <Stretched
      id={id}
      className={['line-drawing', styles.waveform, className].filter(Boolean).join(' ')}
      width={width}
      height={height}
    >
      <path className={styles.quiet} d={quiet} />
      <path className="ink-caller" d={caller} />
      <path className="ink-assistant" d={assistant} />
      {children}
    </Stretched>
  )
}
