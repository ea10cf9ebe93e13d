import { branch } from '../../../../content/products/customer-intelligence.ts'
import { likelihoodChanges, renewingAtFirst } from '../../../../content/sample-readings.ts'
import { percentOf } from '../../../figures/axis-ticks.ts'
import { rupees } from '../../../ui/indian-numbers.ts'
import {
  customerX,
  fieldHeight,
  fieldWidth,
  fullPremium,
  likelihoodY,
  premiumY,
  segmentNeedles,
} from './segment-needles.ts'
import styles from './needle-field.module.css'
import { placeOf, type Renewal } from './renewals.ts'
import type { SegmentPart } from './segment-part.ts'
import '../../../styles/drawing.css'

interface NeedleFieldProps {
  field: readonly Renewal[]
  parts: SegmentPart[]
}

/** Every customer as a needle, the likeliest to renew first; one of them before and after her call. */
export function NeedleField({ field, parts }: NeedleFieldProps) {
  const width = fieldWidth(field.length, parts.length)
  const percents = [field[0], field.at(-1)].map((renewal) => Math.round(renewal?.likelihood ?? 0))
  const after = likelihoodChanges.at(-1)?.renewing ?? renewingAtFirst
  const her = [renewingAtFirst, after].map((likelihood) => {
    const index = placeOf(field, likelihood)
    const place = parts.findIndex(({ total }) => index < total.start + total.customers.length)
    return {
      left: percentOf(customerX(index, place), width),
      y: likelihoodY(likelihood),
      top: percentOf(likelihoodY(likelihood), fieldHeight),
    }
  })
  const [start, end] = her

  return (
    <div className={styles.field}>
      <p className="visually-hidden">
        {field.length} customers sorted by likelihood to renew, from {percents[0]} to {percents[1]} per cent:{' '}
        {parts.map(({ segment, total }) => `${segment.name} ${total.customers.length}`).join(', ')}. Sunita
        Patil moves from {renewingAtFirst} per cent, among the customers at risk, to {after} per cent.
      </p>
      <Needles className={styles.one} width={width} parts={parts} perNeedle={1} />
      <Needles className={styles.two} width={width} parts={parts} perNeedle={2} />
      <Needles className={styles.five} width={width} parts={parts} perNeedle={5} />
      <svg
        className={styles.string}
        viewBox={`0 0 100 ${fieldHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M${start?.left} ${start?.y}L${end?.left} ${end?.y}`} />
      </svg>
      {her.map(({ left, top }) => (
        <i key={left} className={styles.her} style={{ left: `${left}%`, top: `${top}%` }} />
      ))}
      <p
        className={styles.name}
        aria-hidden="true"
        style={{ left: `${start?.left}%`, top: `${start?.top}%` }}
      >
        <b>Sunita Patil</b> {renewingAtFirst}% before the call, {after}% after
      </p>
      {[
        { y: likelihoodY(100), label: '100%' },
        { y: likelihoodY(50), label: '50%' },
        { y: premiumY(fullPremium), label: rupees(fullPremium) },
      ].map(({ y, label }) => (
        <span
          key={label}
          className={styles.scale}
          aria-hidden="true"
          style={{ top: `${percentOf(y, fieldHeight)}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  )
}

interface NeedlesProps {
  className: string | undefined
  width: number
  parts: SegmentPart[]
  perNeedle: number
}

function Needles({ className, width, parts, perNeedle }: NeedlesProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${fieldHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ segment, total }, place) => {
        const isLast = place === parts.length - 1
        const limit = isLast ? branch.heavyPremium : Infinity
        const { likelihood, premium, heavy } = segmentNeedles(total, place, { perNeedle, limit })
        return (
          <g key={segment.id} data-segment={segment.id}>
            <path className={styles.likelihood} d={likelihood} />
            <path className={styles.premium} d={premium} />
            {heavy && <path className={styles.heavy} d={heavy} />}
          </g>
        )
      })}
    </svg>
  )
}
