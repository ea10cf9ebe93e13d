import { expect, test } from 'vitest'
import { filledTemplate, unknownFields } from './sales-desk-template-fields.ts'

const facts = { name: 'Asha Rao', company: 'Kaveri {{name}}', reference: 'L-1', memberName: 'Ravi' }

test('fills each field once, whatever the facts hold', () => {
  expect(filledTemplate('Dear {{first name}} of {{ Company }}, {{MY  name}} ({{reference}})', facts)).toBe(
    'Dear Asha of Kaveri {{name}}, Ravi (L-1)',
  )
})

test('leaves what is no field as it was written, and names it', () => {
  expect(filledTemplate('{{toString}} {{nmae}} {name}', facts)).toBe('{{toString}} {{nmae}} {name}')
  expect(unknownFields('{{toString}} {{nmae}} {{name}}')).toEqual(['toString', 'nmae'])
})
