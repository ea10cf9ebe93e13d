import type { DocumentRecord } from '../../../content/products/document-category.ts'
import { grouped } from '../../../../common/ui/indian-numbers.ts'
import { Field } from './field.tsx'
import { Filler } from './filler.tsx'
import styles from './sheet.module.css'
import { Cells, FormLine, Sheet, SheetFoot, Signature, Stamp } from './sheet.tsx'

interface DocumentProps {
  /** Values read from the document; its marked fields refer to this record. */
  record: DocumentRecord
}

/** The form read during the 72-second call: printed in Marathi and English, filled in by hand. */
export function RevivalForm({ record }: DocumentProps) {
  return (
    <Sheet issuer="Suraksha Life" kind="Form R-7" photographed>
      <p className={styles.title} lang="mr">
        पॉलिसी पुनरुज्जीवन अर्ज
      </p>
      <small>Application for revival of a lapsed policy</small>
      <FormLine record={record} cells={{ 'Policy number': 1, Branch: 'Nashik 2' }} hand />
      <FormLine record={record} cells={{ 'Name of life assured': 2 }} hand />
      <FormLine record={record} cells={{ 'Date of birth': 3, 'Age proof': 'Attached' }} hand />
      <Filler seed={4} lines={4} />
      <FormLine record={record} cells={{ 'Amount remitted': 4, Mode: 'UPI' }} hand />
      <Filler seed={8} lines={3} />
      <SheetFoot>
        <Stamp>{'RECEIVED\nNASHIK 2'}</Stamp>
      </SheetFoot>
    </Sheet>
  )
}

/** Items of the invoice. Bars of three lengths, drawn by the style sheet, represent their names. */
const items = [
  { quantity: 60, price: 1140 },
  { quantity: 12, price: 860 },
  { quantity: 4, price: 2310 },
]

export function Invoice({ record }: DocumentProps) {
  return (
    <Sheet issuer="Tarang Tools" kind="Tax invoice">
      <FormLine record={record} cells={{ 'Invoice no.': 1, Date: 2 }} />
      <FormLine record={record} cells={{ Buyer: 'Kaveri Fabrication', GSTIN: 3 }} />
      <div className={styles.items} aria-hidden="true">
        <span>{items.map(({ quantity }) => quantity).join('\n')}</span>
        <span>{items.map(({ price }) => grouped(price)).join('\n')}</span>
        <span>{items.map(({ quantity, price }) => grouped(quantity * price)).join('\n')}</span>
      </div>
      <div className={styles.totals}>
        {['Taxable value', 'GST 18%', 'Total'].map((label, index) => (
          <p key={label}>
            <small>{label}</small>
            <Field record={record} place={4 + index} />
          </p>
        ))}
      </div>
      <Filler seed={2} lines={2} />
      <SheetFoot>
        <Stamp>{'RECEIVED\n22 SEP 2025'}</Stamp>
      </SheetFoot>
    </Sheet>
  )
}

export function Licence({ record }: DocumentProps) {
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
      </SheetFoot>
    </Sheet>
  )
}

export function JoiningForm({ record }: DocumentProps) {
  return (
    <Sheet issuer="Joining form" kind="Northlight Design">
      <div className={styles.person}>
        <i className={styles.photo} aria-hidden="true" />
        <Cells record={record} cells={{ Name: 1, 'Date of joining': 2 }} hand />
      </div>
      <FormLine record={record} cells={{ PAN: 3, 'Blood group': 'B+' }} hand />
      <FormLine record={record} cells={{ 'Permanent address': '14 Temple Road, Udupi' }} />
      <FormLine record={record} cells={{ 'Bank account': 4, IFSC: 5 }} hand />
      <FormLine record={record} cells={{ Nominee: 6 }} hand />
      <Filler seed={14} lines={3} />
      <SheetFoot />
    </Sheet>
  )
}

export function DischargeSummary({ record }: DocumentProps) {
  return (
    <Sheet issuer="Sahyog Hospital" kind="Discharge summary">
      <FormLine record={record} cells={{ Patient: 1, UHID: 2 }} />
      <FormLine record={record} cells={{ 'Admitted, discharged': 3, Ward: 'Cardiac 2' }} />
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
        <Stamp>{'CASHLESS\nDESK 3'}</Stamp>
      </SheetFoot>
    </Sheet>
  )
}
