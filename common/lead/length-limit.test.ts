import * as v from 'valibot'
import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'
import { checkLead } from './lead-schema.ts'
import { tooLong } from './length-limit.ts'
import { leadChangeSchema, templateChangeSchema } from '../../sales-desk/wire/changes.ts'
import { leadListRequestSchema } from '../../sales-desk/wire/leads.ts'
import { inviteRequestSchema, ownNameRequestSchema } from '../../sales-desk/wire/team.ts'

const tooMany = (most: string, over: string) =>
  `Please keep this to ${most} characters. It has ${over} too many.`

test('gives the limit, and by how much a text exceeds it', () => {
  expect(tooLong('x'.repeat(6214), 5000)).toBe(tooMany('5,000', '1,214'))
  expect(tooLong(` ${'x'.repeat(5000)}\n`, 5000)).toBeUndefined()
  expect(v.safeParse(v.pipe(v.string(), atMost(3, 'The company. ')), 'four').issues?.[0]?.message).toBe(
    `The company. ${tooMany('3', '1')}`,
  )
})

test('the form says so at a field that is too long', () => {
  expect(checkLead({ message: 'x'.repeat(6214) }).errors?.message).toBe(tooMany('5,000', '1,214'))
})

test('a phone field takes two numbers with labels', () => {
  const phoneNumber = 'Office +91 22 4000 0000 ext 1204, mobile +91 98200 12345'
  expect(checkLead({ phoneNumber }).errors?.phoneNumber).toBeUndefined()
})

const long = 'x'.repeat(20_001)
const note = { version: 1, text: long }
const answer = { what: 'answer', version: 1, key: crypto.randomUUID() }
test.each([
  ['a note', leadChangeSchema, { what: 'note', ...note }, '5,000', '15,001'],
  ['how it was answered', leadChangeSchema, { what: 'answered-elsewhere', ...note }, '5,000', '15,001'],
  ['an answer', leadChangeSchema, { ...answer, subject: 'x', text: long }, '20,000', '1'],
  ['its subject', leadChangeSchema, { ...answer, subject: long, text: 'x' }, '200', '19,801'],
  ['a template', templateChangeSchema, { what: 'add', name: long, subject: '', text: 'x' }, '80', '19,921'],
  ['a search', leadListRequestSchema, { view: 'all', search: long }, '200', '19,801'],
  ['a name', ownNameRequestSchema, { name: long }, '80', '19,921'],
  [
    'a colleague’s name',
    inviteRequestSchema,
    { email: 'a@b.example', name: long, role: 'member' },
    '80',
    '19,921',
  ],
] as const)('the desk’s server rejects %s with the same sentence', (_, schema, given, most, over) => {
  expect(v.safeParse(schema, given).issues?.[0]?.message).toBe(tooMany(most, over))
})
