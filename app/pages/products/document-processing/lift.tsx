import type { ReactNode } from 'react'
import type { DocumentRecord } from '../../../../content/products/document-category.ts'
import styles from './lift.module.css'
import { Record } from './record.tsx'

interface LiftProps {
  record: DocumentRecord
  /** The drawn sheet, whose `Field`s are of the same record. */
  sheet: ReactNode
  /** Larger rows, for the opening. */
  large?: boolean
  /** Place of the field that is lit while the visitor points at none. */
  litAtRest?: number
  caption: string
}

/**
 * The lift: a sheet, the record made from it, and a straight string from each field to its row. The strings are
 * drawn by lift.behaviour.ts; at 900 px they give way to short ones on the sheet itself (see field.tsx). Static.
 */
export function Lift({ record, sheet, large, litAtRest, caption }: LiftProps) {
  return (
    <figure className={styles.lift} data-behaviour="lift" data-lift={litAtRest ?? ''} data-large={large}>
      {sheet}
      <Record record={record} />
      <svg className={styles.strings} data-strings="" aria-hidden="true" />
      <figcaption className={styles.caption}>
        {caption}
        {large && <span className={styles.hint}> Point at a field to follow its string.</span>}
      </figcaption>
    </figure>
  )
}
