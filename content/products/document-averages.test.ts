import { expect, test } from 'vitest'
import { documentAverages } from './document-averages.ts'

test('averages what is listed, to the decimals that are shown', () => {
  const types = [
    { name: 'Cheques', fields: '7', accuracy: 99.3, seconds: 2 },
    { name: 'Invoices', fields: '18', accuracy: 99.4, seconds: 5 },
    { name: 'Bank statements', fields: '600', accuracy: 98.9, seconds: 9 },
  ]
  expect(documentAverages(types)).toEqual({ accuracy: 99.2, seconds: 5 })
})
