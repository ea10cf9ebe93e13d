import { expect, test } from 'vitest'
import { checkContent } from '../../../common/content/check-content.ts'
import { documentCategorySchema } from './document-category.ts'
import { financial } from './document-processing.ts'

function rupees(label: string): number {
  const field = financial.record.fields.find((candidate) => candidate.label === label)
  return Number((field?.value ?? field?.written ?? '').replace(/[₹,]/g, ''))
}

test('the sample invoice adds up, as its note says', () => {
  expect(rupees('Taxable') * 0.18).toBeCloseTo(rupees('GST'), 2)
  expect(rupees('Taxable') + rupees('GST')).toBeCloseTo(rupees('Payable'), 2)
})

test('a gap in the numbers of a sheet and half a second are rejected, with file, field and remedy', () => {
  const [first, ...others] = financial.record.fields
  const [invoices, ...otherTypes] = financial.types
  if (!first || !invoices) throw new Error('The sample is empty')
  const broken = {
    ...financial,
    types: [{ ...invoices, seconds: 4.5 }, ...otherTypes],
    record: { ...financial.record, fields: [{ ...first, place: 7 }, ...others] },
  }
  const check = () =>
    checkContent('site/content/products/document-processing.ts', documentCategorySchema, broken)
  expect(check).toThrow(
    'site/content/products/document-processing.ts: types[0].seconds is 4.5. Write whole seconds',
  )
  expect(check).toThrow(
    'record.fields are not numbered 1 to the last without a gap. Give every field a place',
  )
})
