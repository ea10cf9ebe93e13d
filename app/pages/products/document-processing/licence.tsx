import type { DocumentRecord } from '../../../../content/products/document-category.ts'
import { Field } from './field.tsx'
import { Filler } from './filler.tsx'
import styles from './clause.module.css'
import { Sheet, SheetFoot, Signature } from './sheet.tsx'

/** Static. */
export function Licence({ record }: { record: DocumentRecord }) {
  return (
    <Sheet issuer="Leave and licence" kind="Stamp ₹500">
      <Filler seed={5} lines={2} />
      <p className={styles.clause}>
        between <Field record={record} place={1} />
        <br />
        (Licensor) and <Field record={record} place={2} />
        <br />
        (Licensee), for the premises at Aranya Homes,
      </p>
      <Filler seed={6} lines={2} />
      <p className={styles.clause}>
        <b>4.</b> for a term of <Field record={record} place={3} />
        <br />
        from <Field record={record} place={4} />
        <br />
        at a monthly fee of <Field record={record} place={5} />
        <br />
        rising five in a hundred each year.
      </p>
      <Filler seed={7} lines={2} />
      <p className={styles.clause}>
        <b>9.</b> <Field record={record} place={6} long />
      </p>
      <Filler seed={9} lines={2} />
      <SheetFoot>
        <Signature />
        <Signature />
      </SheetFoot>
    </Sheet>
  )
}
