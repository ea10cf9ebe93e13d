import type { DocumentRecord } from '../../../../content/products/document-category.ts'
import { Filler } from './filler.tsx'
import styles from './revival-form.module.css'
import { FieldCell, FormLine, PlainCell, Sheet, SheetFoot, Signature, Stamp } from './sheet.tsx'

/** The form that is read during the 72-second call: printed in Marathi and English, filled in by hand. Static. */
export function RevivalForm({ record }: { record: DocumentRecord }) {
  return (
    <Sheet issuer="Suraksha Life" kind="Form R-7" photographed>
      <p className={styles.title} lang="mr">
        पॉलिसी पुनरुज्जीवन अर्ज
      </p>
      <small className={styles.english}>Application for revival of a lapsed policy</small>
      <FormLine>
        <FieldCell label="Policy number" record={record} place={1} hand />
        <PlainCell label="Branch">Nashik 2</PlainCell>
      </FormLine>
      <FormLine>
        <FieldCell label="Name of life assured" record={record} place={2} hand />
      </FormLine>
      <FormLine>
        <FieldCell label="Date of birth" record={record} place={3} hand />
        <PlainCell label="Age proof">Attached</PlainCell>
      </FormLine>
      <Filler seed={4} lines={4} />
      <FormLine>
        <FieldCell label="Amount remitted" record={record} place={4} hand />
        <PlainCell label="Mode">UPI</PlainCell>
      </FormLine>
      <Filler seed={8} lines={3} />
      <SheetFoot>
        <Signature />
        <Stamp below="NASHIK 2">RECEIVED</Stamp>
      </SheetFoot>
    </Sheet>
  )
}
