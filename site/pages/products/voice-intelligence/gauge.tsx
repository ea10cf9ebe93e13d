import type { voiceIntelligence } from '../../../content/products/voice-intelligence.ts'
import styles from './gauge.module.css'

type GaugeProps = (typeof voiceIntelligence.gauges)[number]

/** Number of gaps between the ticks of a gauge, whatever it measures. */
export const gaugeTicks = 50

/** Position of `value` on a gauge, in ticks from its left end, to the half. Throws a RangeError off the scale. */
export function tickOf(value: number, [least, most]: readonly [number, number]): number {
  if (value < least || value > most) throw new RangeError(`${value} is not between ${least} and ${most}`)
  return Math.round(((value - least) / (most - least)) * gaugeTicks * 2) / 2
}

/** One ruled scale and its reading, inside a `dl`. */
export function Gauge({ name, unit, scale, comfortable, began, now, note }: GaugeProps) {
  const at = (value: number) => tickOf(value, scale)
  return (
    <div>
      <dt className="text-2">{name}</dt>
      <dd className={`text-2 ${styles.reading}`}>
        <b className="heading-2 tabular">{now}</b> {unit}
        <span className={styles.scale} style={{ '--ticks': gaugeTicks }} aria-hidden="true">
          <Stretch className={styles.ticks} from={0} to={gaugeTicks} />
          <Stretch className={styles.comfortable} from={at(comfortable[0])} to={at(comfortable[1])} />
          {began !== undefined && (
            <>
              <Stretch className={styles.come} from={at(now)} to={at(began)} />
              <Stretch className={styles.began} from={at(began)} to={at(began)} />
            </>
          )}
          <Stretch className={styles.now} from={at(now)} to={at(now)} />
          <span className={styles.ends}>
            <span>{scale[0]}</span>
            <span>{scale[1]}</span>
          </span>
        </span>
        <small>
          {began !== undefined && `Began at ${began}. `}
          {note}
        </small>
      </dd>
    </div>
  )
}

/** From one tick of the scale to another. */
function Stretch({ className, from, to }: { className: string | undefined; from: number; to: number }) {
  return <i className={className} style={{ '--from': from, '--to': to }} />
}
