import type { DocumentRecord } from '../../../../content/products/document-category.ts'
import { Filler } from './filler.tsx'
import styles from './joining-form.module.css'
import { FieldCell, FormLine, PlainCell, Sheet, SheetFoot, Signature } from './sheet.tsx'

/** Static. */
export function JoiningForm({ record }: { record: DocumentRecord }) {
  return (
    <Sheet issuer="Joining form" kind="Northlight Design">
      <div className={styles.person}>
        <i className={styles.photo} aria-hidden="true" />
        <FieldCell label="Name" record={record} place={1} hand />
        <FieldCell label="Date of joining" record={record} place={2} hand />
      </div>
      <FormLine>
        <FieldCell label="PAN" record={record} place={3} hand />
        <PlainCell label="Blood group">B+</PlainCell>
      </FormLine>
      <FormLine>
        <PlainCell label="Permanent address">14 Temple Road, Udupi</PlainCell>
      </FormLine>
      <FormLine>
        <FieldCell label="Bank account" record={record} place={4} hand />
        <FieldCell label="IFSC" record={record} place={5} hand />
      </FormLine>
      <FormLine>
        <FieldCell label="Nominee" record={record} place={6} hand />
      </FormLine>
      <Filler seed={14} lines={3} />
      <SheetFoot>
        <Signature />
      </SheetFoot>
    </Sheet>
  )
}
