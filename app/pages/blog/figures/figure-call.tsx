import { site } from '../../../../content/site.ts'
import { LineKey } from '../../../figures/line-key.tsx'
import { timeLabel } from '../../../figures/time-label.ts'
import { callPaths, longestCall } from './call-paths.ts'
import styles from './figure-call.module.css'
import type { FigureOf } from './figure-of-kind.ts'

const speakers = { caller: 'Caller', assistant: site.brand, agent: 'Agent' } as const

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
                <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
                  <path className={styles.quiet} d={quiet} />
                  <path className={styles.caller} d={caller} />
                  <path className={styles.assistant} d={assistant} />
                  <path className={styles.agent} d={agent} />
                </svg>
                {marks.map(({ at, text }, place) => (
                  <i key={text} style={{ left: `${((at / seconds) * 100).toFixed(1)}%` }} aria-hidden="true">
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
