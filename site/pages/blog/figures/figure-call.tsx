import { speakers } from '../../../content/articles/figure-as-table.ts'
import { Stretched } from '../../../../common/figures/stretched.tsx'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { callLength, unitsPerSecond, wave } from '../../../../common/figures/wave.ts'
import { VoiceKey } from '../../../sections/voice-key.tsx'
import styles from './figure-call.module.css'
import '../../../../common/styles/drawing.css'
import type { FigureOf } from '../../../content/articles/figure-schema.ts'

/** One or more calls on the same clock. */
export function FigureCall({ figure }: { figure: FigureOf<'call'> }) {
  const tracks = figure.tracks.map(({ label, turns }) => ({
    label,
    turns: turns.map(([speaker, from, to]) => ({ speaker, from, to })),
  }))
  const seconds = Math.max(...tracks.map(({ turns }) => callLength(turns)))
  return (
    <>
      <ol className={styles.tracks}>
        {tracks.map(({ label, turns }) => {
          const { height, quiet, caller, assistant } = wave(turns, { seed: 4 })
          return (
            <li key={label}>
              <p>{label}</p>
              <Stretched
                className={`line-drawing ${styles.wave}`}
                width={seconds * unitsPerSecond}
                height={height}
              >
                <path className={styles.quiet} d={quiet} />
                <path className="ink-caller" d={caller} />
                <path className="ink-assistant" d={assistant} />
              </Stretched>
              <span className={`tabular ${styles.end}`}>
                {timeLabel(Math.round(Math.max(...turns.map(({ to }) => to))))}
              </span>
              <span className="visually-hidden">
                {turns.map(({ speaker, from, to }) => `${speakers[speaker]} ${from} to ${to} s`).join('; ')}.
              </span>
            </li>
          )
        })}
      </ol>
      <VoiceKey className={styles.key} />
    </>
  )
}
