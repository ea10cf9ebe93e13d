import type { SolutionPage } from '../../../content/solutions/solution-page.ts'
import { Stretched } from '../../figures/stretched.tsx'
import { timeLabel } from '../../figures/time-label.ts'
import { turnsFor } from '../../figures/turns-for.ts'
import { Section } from '../../sections/section.tsx'
import styles from './reasons.module.css'
import { secondHeight, secondLines, secondPitch } from './second-lines.ts'

type ReasonsProps = SolutionPage['reasons'] & { seed: number }

/** Four reasons to call: what the assistant does, how long that takes, and how often it resolves the matter. */
export function Reasons({ title, shareOf, rows, seed }: ReasonsProps) {
  return (
    <Section ground="light" titleId="reasons-title" name="Solutions" title={title} lead="Sample figures.">
      <ol className={styles.reasons}>
        {rows.map(({ title: reason, text, seconds, share }, row) => (
          <li key={reason}>
            <div>
              <h3 className="heading-3">{reason}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <p className={styles.length}>
              <span>{timeLabel(seconds)}</span>
              <Seconds seconds={seconds} seed={seed * 3 + row} />
            </p>
            <p className={styles.share}>
              <b>{share}%</b> {shareOf}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Seconds({ seconds, seed }: { seconds: number; seed: number }) {
  const { caller, assistant, pause } = secondLines(turnsFor(seed, seconds), seconds)
  return (
    <Stretched
      className={styles.seconds}
      style={{ '--seconds': seconds }}
      width={seconds * secondPitch}
      height={secondHeight}
    >
      <path data-voice="pause" d={pause} />
      <path data-voice="caller" d={caller} />
      <path data-voice="assistant" d={assistant} />
    </Stretched>
  )
}
