import type { ReactNode } from 'react'
import { ruledLines } from '../../../../common/figures/ruled-lines.ts'
import { Stretched } from '../../../../common/figures/stretched.tsx'
import { filmHeight, filmWidth, soundingString, spokenLine, swings } from './film-drawings.ts'
import styles from './film-drawing.module.css'

const size = { width: filmWidth, height: filmHeight }
const strings = { ...size, strings: 34, pad: 0 }

/** The drawings of the four steps: a ring, the caller's voice, the twist of thought, and the answer. */
const drawings: ReactNode[] = [
  <svg key="ring" viewBox={`0 0 ${filmWidth} ${filmHeight}`} preserveAspectRatio="xMinYMid slice">
    {[10, 26, 44, 64].map((radius) => (
      <circle key={radius} className={styles.ring} cx="70" cy="90" r={radius} />
    ))}
    <path d="M70 90h400" />
    <circle className={styles.source} cx="70" cy="90" r="4" />
  </svg>,
  <Stretched key="listen" className={styles.voice} {...size}>
    <path className={styles.caller} d={spokenLine()} />
  </Stretched>,
  <Stretched key="think" className={styles.voice} {...size}>
    <path className={styles.caller} d={ruledLines({ ...strings, twist: 2.9 })} />
    <path d={ruledLines({ ...strings, twist: -2.9 })} />
  </Stretched>,
  <Stretched key="answer" className={styles.voice} {...size}>
    <defs>
      <path id="film-swing" d={soundingString()} vectorEffect="non-scaling-stroke" />
    </defs>
    <g transform={`translate(0 ${filmHeight / 2})`}>
      <path d={`M0 0h${filmWidth}`} />
      {swings.map((swing) => (
        <use
          key={swing}
          className={Math.abs(swing) === 1 ? styles.widest : undefined}
          href="#film-swing"
          transform={`scale(1 ${swing})`}
        />
      ))}
    </g>
  </Stretched>,
]

/** Fills its box; decorative beside the words of the step. */
export function FilmDrawing({ step }: { step: number }) {
  return (
    <div className={styles.drawing} aria-hidden="true">
      {drawings[step]}
    </div>
  )
}
