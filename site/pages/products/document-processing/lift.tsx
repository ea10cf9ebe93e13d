import type { ReactNode } from 'react'
import type { DocumentRecord } from '../../../content/products/document-category.ts'
import { asSure, goesToPerson } from './field.tsx'
import styles from './lift.module.css'
import '../../../../common/styles/drawing.css'

interface LiftProps {
  record: DocumentRecord
  /** The drawn sheet; its `Field`s belong to the same record. */
  sheet: ReactNode
  /** Larger rows, for the opening. */
  large?: boolean
  /** Index of the field highlighted while the visitor points at none. */
  litAtRest?: number
  caption: string
}

/**
 * The lift: a sheet, the record read from it, and a straight string from each field to its row.
 * lift.behaviour.ts draws the strings; at 900 px short ones on the sheet itself replace them (see field.tsx).
 */
export function Lift({ record, sheet, large, litAtRest, caption }: LiftProps) {
  return (
    <figure
      className={`drawing-box stack-narrow ${styles.lift}`}
      data-behaviour="lift"
      data-lift={litAtRest ?? ''}
      data-large={large}
    >
      {sheet}
      <LiftedRecord record={record} />
      <svg className={styles.strings} data-strings="" aria-hidden="true" />
      <figcaption>
        {caption}
        {large && <span className={styles.hint}> Point at a field to follow its string.</span>}
      </figcaption>
    </figure>
  )
}

/** The values as the receiving system sees them. At 900 px the rows are on the sheet instead. */
function LiftedRecord({ record }: { record: DocumentRecord }) {
  return (
    <div>
      <p className={`spread small wide-only ${styles.head}`}>
        <b>{record.title}</b> {record.fields.length} fields
      </p>
      <dl className={`wide-only ${styles.rows}`}>
        {record.fields.map(({ place, label, written, value = written, confidence, foreign }) => (
          <div key={place} data-row={place}>
            <dt className="small-muted">
              <span data-key={place}>{label}</span>
            </dt>
            <dd lang={foreign?.lang}>
              {value}
              {foreign && (
                <small className="small-muted" lang="en">
                  {foreign.english}
                </small>
              )}
            </dd>
            <Confidence percent={confidence} />
          </div>
        ))}
      </dl>
      <p className={`small ${styles.note}`}>{record.note}</p>
    </div>
  )
}

/** Confidence of the reading; one for a person to check says so by icon, colour and screen-reader text. */
function Confidence({ percent }: { percent: number }) {
  return goesToPerson(percent) ? (
    <dd className="icon-before" data-low="" data-said-after=" sure, goes to a person">
      {asSure(percent)}
    </dd>
  ) : (
    <dd data-said-after=" sure">{asSure(percent)}</dd>
  )
}
