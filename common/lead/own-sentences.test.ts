import * as v from 'valibot'
import { expect, test } from 'vitest'
import { leadChangeSchema, eraseRequestSchema, templateChangeSchema } from '../../sales-desk/wire/changes.ts'
import { figuresRequestSchema } from '../../sales-desk/wire/figures.ts'
import { leadListRequestSchema } from '../../sales-desk/wire/leads.ts'
import { deskSettingsSchema } from '../../sales-desk/wire/desk-settings.ts'
import {
  inviteRequestSchema,
  ownNameRequestSchema,
  signInLinkRequestSchema,
  signInTokenRequestSchema,
} from '../../sales-desk/wire/team.ts'

const long = 'x'.repeat(30_000)
const hours = (from: number, until: number) => Array.from({ length: 7 }, () => ({ from, until }))
const settings = { businessHours: null, holidays: [], timeZone: 'Asia/Kolkata' }

// What a person can type, choose or open wrongly; the library's own messages name types and lengths.
test.each<[string, v.GenericSchema, unknown]>([
  ['a note without words', leadChangeSchema, { what: 'note', version: 1, text: ' ' }],
  ['a long note', leadChangeSchema, { what: 'note', version: 1, text: long }],
  ['a long way of answering', leadChangeSchema, { what: 'answered-elsewhere', version: 1, text: long }],
  ['a template without a name', templateChangeSchema, { what: 'add', name: '', subject: 'a', text: 'b' }],
  ['a long search', leadListRequestSchema, { view: 'all', search: long }],
  ['a long confirmation', eraseRequestSchema, { confirm: long }],
  ['no such days', figuresRequestSchema, { from: '26 Jan', until: '' }],
  ['no address', signInLinkRequestSchema, { email: 'asha' }],
  ['no invited address', inviteRequestSchema, { email: '', role: 'member' }],
  ['a cut link', signInTokenRequestSchema, { token: 'abc' }],
  ['no name', ownNameRequestSchema, { name: '' }],
  ['an end before the beginning', deskSettingsSchema, { ...settings, businessHours: hours(600, 540) }],
  ['no working day', deskSettingsSchema, { ...settings, businessHours: hours(0, 1).map(() => null) }],
  ['a holiday that is no day', deskSettingsSchema, { ...settings, holidays: ['soon'] }],
  ['an unknown zone', deskSettingsSchema, { ...settings, timeZone: 'Mars' }],
  ['a long zone', deskSettingsSchema, { ...settings, timeZone: long }],
])('%s is answered in our own words', (_, schema, given) => {
  const { issues } = v.safeParse(schema, given)
  expect(issues?.[0].message).toMatch(/^[A-Z].*[a-z0-9.]$/)
  expect(issues?.[0].message).not.toMatch(/Invalid|Expected|received/)
})
