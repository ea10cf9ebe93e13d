import type { DocumentRecord } from '../../../../content/products/document-category.ts'
import { grouped } from '../../../ui/indian-numbers.ts'
import { Field } from './field.tsx'
import { Filler } from './filler.tsx'
import styles from './invoice.module.css'
import { FieldCell, FormLine, PlainCell, Sheet, SheetFoot, Signature, Stamp } from './sheet.tsx'

/** Their names are bars of three lengths, which the style draws. */
const items = [
  { quantity: 60, price: 1140 },
  { quantity: 12, price: 860 },
  { quantity: 4, price: 2310 },
]

/** Static. */
export function Invoice({ record }: { record: DocumentRecord }) {
  return (
    <Sheet issuer="Tarang Tools" kind="Tax invoice">
      <FormLine>
        <FieldCell label="Invoice no." record={record} place={1} />
        <FieldCell label="Date" record={record} place={2} />
      </FormLine>
      <FormLine>
        <PlainCell label="Buyer">Kaveri Fabrication</PlainCell>
        <FieldCell label="GSTIN" record={record} place={3} />
      </FormLine>
      <div className={styles.items} aria-hidden="true">
        <span>{items.map(({ quantity }) => quantity).join('\n')}</span>
        <span>{items.map(({ price }) => grouped(price)).join('\n')}</span>
        <span>{items.map(({ quantity, price }) => grouped(quantity * price)).join('\n')}</span>
      </div>
      <div className={styles.totals}>
        <p>
          <small>Taxable value</small>
          <Field record={record} place={4} />
        </p>
        <p>
          <small>GST 18%</small>
          <Field record={record} place={5} />
        </p>
        <p>
          <small>Total</small>
          <Field record={record} place={6} />
        </p>
      </div>
      <Filler seed={2} lines={2} />
      <SheetFoot>
        <Signature />
        <Stamp below="22 SEP 2025">RECEIVED</Stamp>
      </SheetFoot>
    </Sheet>
  )
}
