import type { CSSProperties } from 'react'
import type { SolutionPage } from '../../../content/solutions/solution-page.ts'
import { timeLabel } from '../../figures/time-label.ts'
import { turnsFor } from '../../figures/turns-for.ts'
import { VoiceKey } from '../../sections/voice-key.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import styles from './reasons.module.css'
import { secondHeight, secondLines, secondPitch } from './second-lines.ts'

type ReasonsProps = SolutionPage['reasons'] & { seed: number }

/** Four reasons to ring: what the assistant does, how long it takes at a line a second, and how often that settles it. */
export function Reasons({ title, lead, shareOf, rows, seed }: ReasonsProps) {
  return (
    <section className="section" data-ground="light" aria-labelledby="reasons-title">
      <div className="wrap">
        <SectionHead id="reasons-title" title={title}>
          {lead}
        </SectionHead>
        <ol className={styles.reasons}>
          {rows.map(({ title: reason, text, seconds, share }, row) => (
            <li key={reason}>
              <div>
                <h3 className="heading-3">{reason}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <p className={styles.length}>
                <span>
                  {timeLabel(seconds)}
                  <span className="visually-hidden"> on average</span>
                </span>
                <Seconds seconds={seconds} seed={seed * 3 + row} />
              </p>
              <p className={styles.share}>
                <b>{share}%</b> {shareOf}
              </p>
            </li>
          ))}
        </ol>
        <div className={styles.foot}>
          <VoiceKey />
          <p className="caption">One line is one second of an average call. Sample figures.</p>
        </div>
      </div>
    </section>
  )
}

function Seconds({ seconds, seed }: { seconds: number; seed: number }) {
  const { caller, assistant, pause } = secondLines(turnsFor(seed, seconds), seconds)
  return (
    <svg
      className={styles.seconds}
      style={{ '--seconds': seconds } as CSSProperties}
      viewBox={`0 0 ${seconds * secondPitch} ${secondHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path data-voice="pause" d={pause} />
      <path data-voice="caller" d={caller} />
      <path data-voice="assistant" d={assistant} />
    </svg>
  )
}
