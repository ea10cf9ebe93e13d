import { branch } from '../../../content/products/customer-intelligence.ts'
import { likelihoodChanges, renewingAtFirst } from '../../../content/sample-readings.ts'
import { percentOf } from '../../../../common/figures/axis-ticks.ts'
import { Stretched } from '../../../../common/figures/stretched.tsx'
import { rupees } from '../../../../common/ui/indian-numbers.ts'
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
import { placeOf, type Renewal, type SegmentTotals } from './renewals.ts'
import '../../../../common/styles/drawing.css'

interface NeedleFieldProps {
  field: readonly Renewal[]
  parts: SegmentTotals[]
}

/** Every customer as a needle, the likeliest to renew first; one of them before and after her call. */
export function NeedleField({ field, parts }: NeedleFieldProps) {
  const width = fieldWidth(field.length, parts.length)
  const percents = [field[0], field.at(-1)].map((renewal) => Math.round(renewal?.likelihood ?? 0))
  const after = likelihoodChanges.at(-1)?.renewing ?? renewingAtFirst
  const her = [renewingAtFirst, after].map((likelihood) => {
    const index = placeOf(field, likelihood)
    const place = parts.findIndex(({ start, customers }) => index < start + customers.length)
    const [x, y] = [customerX(index, place), likelihoodY(likelihood)]
    return { x, y, left: percentOf(x, width), top: percentOf(y, fieldHeight) }
  })
  const [start, end] = her

  return (
    <div className={`line-drawing drawing-box ${styles.field}`}>
      <p className="visually-hidden">
        {field.length} customers sorted by likelihood to renew, from {percents[0]} to {percents[1]} per cent:{' '}
        {parts.map(({ segment, customers }) => `${segment.name} ${customers.length}`).join(', ')}. Sunita
        Patil moves from {renewingAtFirst} per cent, among the customers at risk, to {after} per cent.
      </p>
      {[1, 2, 5].map((perNeedle) => (
        <Needles key={perNeedle} width={width} parts={parts} perNeedle={perNeedle} />
      ))}
      <Stretched width={width} height={fieldHeight}>
        <path className={styles.string} d={`M${start?.x} ${start?.y}L${end?.x} ${end?.y}`} />
      </Stretched>
      {her.map(({ left, top }) => (
        <i key={left} className={styles.her} style={{ left: `${left}%`, top: `${top}%` }} />
      ))}
      <p
        className={`text-2 ${styles.name}`}
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
          className={`micro-muted wide-only ${styles.scale}`}
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
  width: number
  parts: SegmentTotals[]
  perNeedle: number
}

/** A narrow field bundles its customers: the style sheet shows the drawing for its width. */
function Needles({ width, parts, perNeedle }: NeedlesProps) {
  return (
    <Stretched data-per-needle={perNeedle} width={width} height={fieldHeight}>
      {parts.map((part, place) => {
        const isLast = place === parts.length - 1
        const limit = isLast ? branch.heavyPremium : Infinity
        const { likelihood, premium, heavy } = segmentNeedles(part, place, { perNeedle, limit })
        return (
          <g key={part.segment.id} data-segment={part.segment.id}>
            <path className={styles.likelihood} d={likelihood} />
            <path className={styles.premium} d={premium} />
            {heavy && <path className={styles.heavy} d={heavy} />}
          </g>
        )
      })}
    </Stretched>
  )
}
