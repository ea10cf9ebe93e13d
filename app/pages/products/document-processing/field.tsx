import type { DocumentField, DocumentRecord } from '../../../../content/products/document-category.ts'
import { Confidence } from './confidence.tsx'
import styles from './field.module.css'

interface FieldProps {
  record: DocumentRecord
  /** Number of the field on the sheet. */
  place: number
  /** Filled in by hand. */
  hand?: boolean
  /** A sentence, which may take several lines. */
  long?: boolean
}

/**
 * A marked field on a sheet. At 900 px, where the record has no room beside the sheet, what was read hangs from it
 * on a short string. Static.
 */
export function Field({ record, place, hand, long }: FieldProps) {
  const { written, value, confidence, foreign } = fieldAt(record, place)
  return (
    <span className={styles.field} data-field={place} data-hand={hand} data-long={long}>
      <span className={styles.mark} data-mark="">
        <span className={styles.written} lang={foreign?.lang}>
          {written}
        </span>
        <sup aria-hidden="true">{place}</sup>
      </span>
      <span className={styles.reading}>
        <span className="visually-hidden">, read with </span>
        <Confidence percent={confidence} /> <span className="visually-hidden">confidence as </span>
        <span className={styles.value}>{foreign ? foreign.english : value}</span>
      </span>
    </span>
  )
}

function fieldAt({ fields, title }: DocumentRecord, place: number): DocumentField {
  const field = fields.find((candidate) => candidate.place === place)
  if (!field) throw new RangeError(`The record “${title}” has no field ${place}`)
  return field
}
