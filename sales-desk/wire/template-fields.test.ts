import { expect, test } from 'vitest'
import { fieldNames, filledTemplate, unknownFields } from './template-fields.ts'

const facts = {
  name: 'Asha Rao',
  company: 'Kaveri {{name}}',
  reference: 'L-1',
  memberName: 'Ravi',
  booking: null,
}

test('fills each field once, whatever the values contain', () => {
  expect(filledTemplate('Dear {{first name}} of {{ Company }}, {{MY  name}} ({{reference}})', facts)).toBe(
    'Dear Asha of Kaveri {{name}}, Ravi (L-1)',
  )
})

test('leaves an unknown field as written, and names it', () => {
  expect(filledTemplate('{{toString}} {{nmae}} {name}', facts)).toBe('{{toString}} {{nmae}} {name}')
  expect(unknownFields('{{toString}} {{nmae}} {{name}}', null)).toEqual(['toString', 'nmae'])
})

test('the booking link is a field only if the site has one', () => {
  const booking = 'https://book.example/talk'
  expect(filledTemplate('At {{booking link}}.', { ...facts, booking })).toBe('At https://book.example/talk.')
  expect(filledTemplate('At {{booking link}}.', facts)).toBe('At {{booking link}}.')
  expect(unknownFields('{{booking link}}', booking)).toEqual([])
  expect(unknownFields('{{booking link}}', null)).toEqual(['booking link'])
  expect(fieldNames(null)).not.toContain('booking link')
})
