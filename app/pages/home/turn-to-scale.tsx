import type { CSSProperties } from 'react'
import { site } from '../../../content/site.ts'
import { Section } from '../../sections/section.tsx'
import { grouped } from '../../ui/indian-numbers.ts'
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
const axis = [0, 400, 800, 1200]

/** Static. */
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
        <div className={`tabular ${styles.axis}`} aria-hidden="true">
          {axis.map((time) => (
            <span key={time} style={share({ from: time })}>
              {grouped(time)}
              {time === axis.at(-1) && ' ms'}
            </span>
          ))}
        </div>
        <ol className={`ruled-rows ${styles.steps}`}>
          {steps.map(({ name, from, to, detail, turned }) => (
            <li key={name} style={share({ from, to })} data-turned={turned}>
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

/** Positions on the axis as shares of its length. */
function share(times: Record<string, number>) {
  const length = axis.at(-1) ?? 1
  return Object.fromEntries(
    Object.entries(times).map(([name, time]) => [`--${name}`, Math.round((time / length) * 1000) / 1000]),
  ) as CSSProperties
}
