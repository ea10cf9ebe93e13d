import {
  type DocumentField,
  type DocumentRecord,
  confidenceWanted,
} from '../../../content/products/document-category.ts'
import styles from './field.module.css'

interface FieldProps {
  record: DocumentRecord
  /** Number of the field on the sheet. */
  place: number
  /** Filled in by hand. */
  hand?: boolean | undefined
  /** A sentence, which may take several lines. */
  long?: boolean
}

/**
 * A marked field on a sheet. At 900 px the record no longer fits beside the sheet, and the value hangs from the
 * field on a short string.
 */
export function Field({ record, place, hand, long }: FieldProps) {
  const { written, value = written, confidence, foreign } = fieldAt(record, place)
  const lang = foreign?.lang
  return (
    <span className={styles.field} data-field={place} data-hand={hand} data-long={long}>
      <span className={styles.mark} data-mark={place} lang={hand ? undefined : lang}>
        {hand ? (
          <span className={styles.written} lang={lang}>
            {written}
          </span>
        ) : (
          written
        )}
      </span>
      <span
        className={`narrow-only ${styles.reading}`}
        data-percent={asSure(confidence)}
        data-low={goesToPerson(confidence) || undefined}
      >
        <span className="visually-hidden">
          {`, read with ${asSure(confidence)} confidence${goesToPerson(confidence) ? ', which goes to a person,' : ''} as `}
        </span>
        {foreign ? foreign.english : value}
      </span>
    </span>
  )
}

function fieldAt({ fields, title }: DocumentRecord, place: number): DocumentField {
  const field = fields.find((candidate) => candidate.place === place)
  if (!field) throw new RangeError(`The record “${title}” has no field ${place}`)
  return field
}

/** Confidence of a reading, in per cent with one decimal. */
export function asSure(percent: number): string {
  return `${percent.toFixed(1)}%`
}

/** Whether the confidence is too low, so that a person checks the reading. */
export function goesToPerson(percent: number): boolean {
  return percent < confidenceWanted
}
