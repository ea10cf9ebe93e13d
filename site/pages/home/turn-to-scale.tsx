import { site } from '../../../common/brand/site.ts'
import { AxisLabels } from '../../../common/figures/axis-labels.tsx'
import { axisTicks } from '../../../common/figures/axis-ticks.ts'
import { Section } from '../../sections/section.tsx'
import { grouped } from '../../../common/ui/indian-numbers.ts'
import styles from './turn-to-scale.module.css'

/** What happens between the caller's last word and the assistant's first, in milliseconds from that last word. */
const steps = [
  { name: 'Caller stops speaking', from: 0, to: 180, detail: 'end of speech found' },
  { name: 'Language and intent', from: 180, to: 330, detail: 'Hindi, card block' },
  { name: 'Caller verified', from: 330, to: 510, detail: 'number and keyed code matched' },
  { name: 'Core banking asked', from: 510, to: 820, detail: 'one card found, ending 4471' },
  { name: 'Answer composed', from: 820, to: 960, detail: 'policy checked, reference reserved', turned: true },
  { name: `${site.brand} speaks`, from: 960, to: 1180, detail: 'first word', turned: true },
]
/** Length of the axis. */
const milliseconds = 1200

export function TurnToScale() {
  return (
    <Section
      ground="dark"
      className={styles.turn}
      titleId="turn-title"
      size="heading-2"
      title="How fast it answers: 1.2 seconds"
      lead="One turn of a sample call in Hindi, from the caller’s last word to our first."
    >
      <figure className={styles.figure}>
        <AxisLabels className={styles.axis} ticks={axisTicks(milliseconds, 400, inMilliseconds)} />
        <ol className={`ruled-rows ${styles.steps}`}>
          {steps.map(({ name, from, to, detail, turned }) => (
            <li key={name} style={{ '--from': share(from), '--to': share(to) }} data-turned={turned}>
              {name}{' '}
              <span className={styles.note}>
                <b className="tabular">{to - from} ms</b> {detail}
              </span>
            </li>
          ))}
        </ol>
      </figure>
    </Section>
  )
}

function inMilliseconds(time: number): string {
  return `${grouped(time)}${time === milliseconds ? ' ms' : ''}`
}

/** A position on the axis as a share of its length. */
function share(time: number): number {
  return Math.round((time / milliseconds) * 1000) / 1000
}
