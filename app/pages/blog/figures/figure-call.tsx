import { speakers } from '../../../../content/articles/figure-as-table.ts'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { LineKey } from '../../../figures/line-key.tsx'
import { Stretched } from '../../../figures/stretched.tsx'
import { timeLabel } from '../../../figures/time-label.ts'
import { callPaths, longestCall } from './call-paths.ts'
import styles from './figure-call.module.css'
import '../../../styles/drawing.css'
import type { FigureOf } from '../../../../content/articles/figure-schema.ts'

/** One or more calls on the same clock, with what to look at. Static. */
export function FigureCall({ figure: { tracks } }: { figure: FigureOf<'call'> }) {
  const seconds = longestCall(tracks)
  const present = (['caller', 'assistant', 'agent'] as const).filter((voice) =>
    tracks.some(({ turns }) => turns.some(([speaker]) => speaker === voice)),
  )
  return (
    <>
      <ol className={styles.tracks}>
        {tracks.map(({ label, turns, marks = [] }) => {
          const { width, height, quiet, caller, assistant, agent } = callPaths(turns, seconds)
          const end = Math.max(...turns.map(([, , to]) => to))
          return (
            <li key={label}>
              <p>{label}</p>
              <div className={styles.wave}>
                <Stretched width={width} height={height}>
                  <path className={styles.quiet} d={quiet} />
                  <path className="ink-caller" d={caller} />
                  <path className="ink-assistant" d={assistant} />
                  <path className={styles.agent} d={agent} />
                </Stretched>
                {marks.map(({ at, text }, place) => (
                  <i key={text} style={{ left: `${percentOf(at, seconds)}%` }} aria-hidden="true">
                    {place + 1}
                  </i>
                ))}
              </div>
              <span className={`tabular ${styles.end}`}>{timeLabel(Math.round(end))}</span>
              <span className="visually-hidden">
                {turns.map(([speaker, from, to]) => `${speakers[speaker]} ${from} to ${to} s`).join('; ')}.
              </span>
              {marks.length > 0 && (
                <ol className={styles.marks}>
                  {marks.map(({ at, text }, place) => (
                    <li key={text}>
                      <span aria-hidden="true">{place + 1}</span>
                      <span className="tabular">{timeLabel(Math.floor(at))}</span> {text}
                    </li>
                  ))}
                </ol>
              )}
            </li>
          )
        })}
      </ol>
      <LineKey className={styles.key} lines={present.map((ink) => ({ ink, text: speakers[ink] }))} />
    </>
  )
}
