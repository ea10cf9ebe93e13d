import type { DocumentRecord } from '../../../../content/products/document-category.ts'
import styles from './clause.module.css'
import { Field } from './field.tsx'
import { Filler } from './filler.tsx'
import { FieldCell, FormLine, PlainCell, Sheet, SheetFoot, Signature, Stamp } from './sheet.tsx'

/** Static. */
export function DischargeSummary({ record }: { record: DocumentRecord }) {
  return (
    <Sheet issuer="Sahyog Hospital" kind="Discharge summary">
      <FormLine>
        <FieldCell label="Patient" record={record} place={1} />
        <FieldCell label="UHID" record={record} place={2} />
      </FormLine>
      <FormLine>
        <FieldCell label="Admitted, discharged" record={record} place={3} />
        <PlainCell label="Ward">Cardiac 2</PlainCell>
      </FormLine>
      <p className={styles.clause}>
        <small>Diagnosis</small>
        <Field record={record} place={4} long />
      </p>
      <Filler seed={15} lines={4} />
      <p className={styles.clause}>
        <small>On discharge</small>
        <Field record={record} place={5} hand long />
      </p>
      <Filler seed={16} lines={2} />
      <p className={styles.clause}>
        <small>Bill</small>
        <Field record={record} place={6} />
      </p>
      <SheetFoot>
        <Signature />
        <Stamp below="DESK 3">CASHLESS</Stamp>
      </SheetFoot>
    </Sheet>
  )
}
