import type { ReactNode } from 'react'
import { processAutomation } from '../../../content/products/process-automation.ts'
import { site } from '../../../../common/brand/site.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { TimeAxis } from '../../../../common/figures/time-axis.tsx'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import styles from './gantt.module.css'

const { byHand, byAssistant, seconds: callSeconds } = processAutomation.addressChange

/** Minutes of the manual change, from first touch to last: the length of the scale. */
export const minutesByHand = Math.max(...byHand.flatMap(({ spans }) => spans.map(({ to }) => to)))

const along = (minutes: number) => `${percentOf(minutes, minutesByHand)}%`

const names = { work: 'at work', wait: 'waiting' }

interface HeadProps {
  title: string
  /** Duration of the whole change, in seconds. */
  length: number
  children: ReactNode
}

function Head({ title, length, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <h3 className="heading-3">{title}</h3>
      <p className="text-2">
        <b className="heading-1 tabular">{timeLabel(length)}</b> {children}
      </p>
    </div>
  )
}

/** The manual change: dense while somebody types, dashed while somebody waits. */
export function ByHand() {
  return (
    <div>
      <Head title="By hand" length={minutesByHand * 60}>
        four screens, two people, one transfer
      </Head>
      <TimeAxis seconds={minutesByHand * 60} every={300} className={styles.axis} />
      <ol className={styles.rows}>
        {byHand.map(({ system, does, spans }) => (
          <li key={system}>
            <p className={styles.name}>
              {system} <small className="micro-muted">{does}</small>
              <span className="visually-hidden">
                {spans
                  .map(
                    ({ from, to, kind }) => `${names[kind]} ${timeLabel(from * 60)} to ${timeLabel(to * 60)}`,
                  )
                  .join(', ')}
              </span>
            </p>
            <div className={styles.track} aria-hidden="true">
              {spans.map(({ from, to, kind }) => (
                <i key={from} data-kind={kind} style={{ left: along(from), width: along(to - from) }} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <p className={`cluster small ${styles.key}`}>
        <span data-kind="work">Typing and reading</span>
        <span data-kind="wait">Waiting: a screen, a checker, a transfer</span>
      </p>
    </div>
  )
}

/** The same change inside one call, on the scale of the manual work. `EnlargedCall` labels its times. */
export function ByAssistant() {
  return (
    <div className={styles.assistant}>
      <Head title={`By ${site.brand}`} length={callSeconds}>
        one call, one pass, each change read back
      </Head>
      <ol className={styles.rows} aria-hidden="true">
        {byAssistant.map(({ system, at }) => (
          <li key={system}>
            <p className={styles.name}>{system}</p>
            <div className={styles.track}>
              <i data-kind="write" style={{ left: along(at / 60) }} />
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.call}>
        <p className={`wide-only ${styles.name}`}>The call</p>
        <div className={styles.track}>
          <i data-kind="call" style={{ width: along(callSeconds / 60) }} aria-hidden="true" />
          <p className="tabular text-2" style={{ left: along(callSeconds / 60) }}>
            {timeLabel(callSeconds)}, and she has hung up.
          </p>
        </div>
      </div>
    </div>
  )
}
