import type { CSSProperties } from 'react'
import { site } from '../../../content/site.ts'
import { grouped } from '../../ui/indian-numbers.ts'
import styles from './turn-to-scale.module.css'

/** What happens between the caller's last word and the assistant's first, in milliseconds from that last word. */
const steps = [
  { name: 'Caller stops speaking', from: 0, to: 180, detail: 'end of speech found' },
  { name: 'Language and intent', from: 180, to: 330, detail: 'Hindi, card block' },
  { name: 'Caller verified', from: 330, to: 510, detail: 'number and date of birth matched' },
  { name: 'Core banking asked', from: 510, to: 820, detail: 'one card found, ending 4471' },
  { name: 'Answer composed', from: 820, to: 960, detail: 'policy checked, reference reserved', turned: true },
  { name: `${site.brand} speaks`, from: 960, to: 1180, detail: 'first word', turned: true },
]
const axis = [0, 200, 400, 600, 800, 1000, 1200]

/** Static: render it inside `Prerendered`. */
export function TurnToScale() {
  return (
    <section className={styles.turn} data-ground="dark" aria-labelledby="turn-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="heading-2" id="turn-title">
            The pause before an answer
            <br className="wide-only" /> is where trust is decided.
          </h2>
          <p className="lead">
            So we measure it. Here is one turn of one call, to scale, from the caller’s last word to our
            first.
          </p>
        </div>
        <figure className={styles.figure}>
          <div className={styles.axis} aria-hidden="true">
            {axis.map((time) => (
              <span key={time} style={share({ from: time })}>
                {grouped(time)}
                {time === axis.at(-1) && ' ms'}
              </span>
            ))}
          </div>
          <ol className={styles.steps}>
            {steps.map(({ name, from, to, detail, turned }) => (
              <li key={name} style={share({ from, to })} data-turned={turned}>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.lane}>
                  <i />
                  <span className={styles.note}>
                    <b>{to - from} ms</b> <span>{detail}</span>
                  </span>
                </span>
              </li>
            ))}
          </ol>
          <figcaption>Sample turn from a demonstration call in Hindi.</figcaption>
        </figure>
      </div>
    </section>
  )
}

/** Positions on the axis as shares of its length. */
function share(times: Record<string, number>) {
  const length = axis.at(-1) ?? 1
  return Object.fromEntries(
    Object.entries(times).map(([name, time]) => [`--${name}`, Math.round((time / length) * 1000) / 1000]),
  ) as CSSProperties
}
