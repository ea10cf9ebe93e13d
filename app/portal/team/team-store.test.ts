import { expect, test } from 'vitest'
import { team } from '../../../content/portal/team.ts'
import { addGrant, type Grant, hasAccess } from './team-store.ts'

const grant = (change: Partial<Grant>): Grant => ({
  memberId: 'nikhil',
  product: 'zapra',
  given: true,
  at: 5,
  ...change,
})
const nikhil = team.find(({ id }) => id === 'nikhil')
const none = { grants: [] }

test('access is given and taken away again', () => {
  if (!nikhil) throw new Error('Nikhil has left')
  expect(hasAccess([], nikhil, 'zapra')).toBe(false)
  const given = addGrant(none, grant({}))
  expect(hasAccess(given.grants, nikhil, 'zapra')).toBe(true)
  const taken = addGrant(given, grant({ given: false, at: 9 }))
  expect(hasAccess(taken.grants, nikhil, 'zapra')).toBe(false)
  expect(taken.grants).toHaveLength(2)
})

test('what changes nothing is not logged', () => {
  expect(addGrant(none, grant({ given: false }))).toBe(none)
  expect(addGrant(none, grant({ memberId: 'nobody' }))).toBe(none)
})

test('the administrator keeps every access', () => {
  expect(addGrant(none, grant({ memberId: 'admin', given: false }))).toBe(none)
})
