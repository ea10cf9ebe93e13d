import { expect, test } from 'vitest'
import { checkLead, leadInputs } from './lead-schema.ts'

const filled = {
  firstName: ' Nandini ',
  lastName: 'Rajagopal',
  email: 'nandini.r@kaveribank.example',
  countryCode: '+91',
  phoneNumber: '98450 00127',
  company: 'Kaveri Bank',
  message: 'Renewal calls.',
}

test('a filled form gives the lead, trimmed', () => {
  expect(checkLead(filled).lead).toMatchObject({ ...filled, firstName: 'Nandini' })
})

test('an empty form gives one message for each required input, in the order of the form', () => {
  const empty = Object.fromEntries(leadInputs.map((name) => [name, '']))
  expect(Object.entries(checkLead(empty).errors ?? {})).toEqual([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Valid email is required'],
    ['countryCode', 'Country code is required'],
    ['phoneNumber', 'Phone number is required'],
    ['company', 'Company is required'],
    ['message', 'Message is required'],
  ])
})

test('a country code that is not offered is rejected', () => {
  expect(checkLead({ ...filled, countryCode: '+999' }).errors).toEqual({
    countryCode: 'Country code is required',
  })
})

test('a local part of 65 characters is invalid, one of 64 is valid', () => {
  expect(checkLead({ ...filled, email: `${'a'.repeat(65)}@b.example` }).errors).toEqual({
    email: 'Valid email is required',
  })
  expect(checkLead({ ...filled, email: `${'a'.repeat(64)}@b.example` }).errors).toBeUndefined()
})

test('a name of invisible characters is rejected', () => {
  const { errors } = checkLead({ firstName: '\u200b\u2060', lastName: '\u3164', company: '\u00ad' })
  expect(errors).toMatchObject({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    company: 'Company is required',
  })
})
