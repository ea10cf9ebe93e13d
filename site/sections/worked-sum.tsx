import type { ReactNode } from 'react'
import { CountedLines } from '../../common/figures/counted-lines.tsx'
import { grouped, rupees } from '../../common/ui/indian-numbers.ts'
import { addUp, type SumEntry } from './worked-sum-total.ts'
import styles from './worked-sum.module.css'

interface WorkedSumProps {
  title: string
  /** Subject of the sum, at the right of the title. */
  subject: string
  entries: readonly SumEntry[]
  /** The total's amount is computed from the entries. */
  total: Omit<SumEntry, 'amount'>
  /** What one line represents, and where inputs and prices come from. */
  note?: ReactNode
}

/** A return worked out in full on a sheet of paper. Whatever the entries, it adds up. */
export function WorkedSum({ title, subject, entries, total, note }: WorkedSumProps) {
  const { shown, total: amount } = addUp(entries)
  const scale = Math.max(...[...entries, total].map(({ lines = 0 }) => lines))
  return (
    <div className={styles.sheet} data-ground="light">
      <p className={styles.top}>
        <b>{title}</b>
        <span className="text-3">{subject}</span>
      </p>
      <dl>
        {entries.map(({ label, working, lines }, place) => (
          <Row
            key={label}
            label={label}
            working={working}
            lines={lines}
            scale={scale}
            amount={signed(shown[place] ?? 0, place === 0)}
          />
        ))}
        <Row
          {...total}
          lines={total.lines}
          scale={scale}
          amount={<DisplayRupees amount={amount} />}
          isTotal
        />
      </dl>
      {note && <p className={`small ${styles.note}`}>{note}</p>}
    </div>
  )
}

interface RowProps {
  label: string
  working: string
  amount: ReactNode
  lines: number | undefined
  /** Number of lines in the longest row. */
  scale: number
  isTotal?: boolean
}

function Row({ label, working, amount, lines, scale, isTotal }: RowProps) {
  return (
    <div data-total={isTotal}>
      <dt>
        {label}
        <small className="small tabular">{working}</small>
      </dt>
      <dd className="tabular">{amount}</dd>
      {lines !== undefined && (
        <dd className={styles.lines} style={{ '--counted-rest': 'transparent' }} aria-hidden="true">
          <CountedLines lit={lines} of={scale} />
        </dd>
      )}
    </div>
  )
}

/** A large amount, its rupee sign set apart. */
function DisplayRupees({ amount }: { amount: number }) {
  return (
    <>
      {amount < 0 && '− '}
      <span className="rupee">₹</span>
      {grouped(Math.abs(amount))}
    </>
  )
}

function signed(amount: number, isFirst: boolean): string {
  if (amount < 0) return `− ${rupees(-amount)}`
  return isFirst ? rupees(amount) : `+ ${rupees(amount)}`
}
