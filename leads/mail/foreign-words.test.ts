import { expect, test } from 'vitest'
import { sourceFrom } from '../../common/lead/lead-source.ts'
import { leadMessage } from '../leads/lead-message.ts'
import type { LeadClaim } from '../store/claim.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { apart, quotedText, withoutSignatureMark } from './mail-text.ts'

const at = new Date('2025-10-14T06:12:00Z')

const textOf = (details: Partial<typeof sampleLead>) => {
  const lead = {
    ...sampleLead,
    reference: 'OR-251014-0001',
    uid: 'uid',
    receivedAt: at,
    dueAt: at,
    replyDueAt: null,
    phoneE164: null,
    consentVersion: '1',
    source: sourceFrom({}),
    spam: { score: 0, reasons: [] },
    ...details,
  }
  const claim: LeadClaim = {
    kind: 'lead-mail',
    address: 'sales@our.example',
    outboxId: 1,
    token: '',
    attempts: 1,
    queuedAt: at,
    position: 1,
    about: '',
    timeZone: 'Asia/Kolkata',
    lead,
  }
  const { text } = leadMessage(claim, { name: 'Website', address: 'website@our.example' })
  return typeof text === 'string' ? text : ''
}

test('a signature mark and invented details in a message do not pass for ours', () => {
  const message = 'Hello\n\n-- \nName         Somebody else\nEmail        evil@evil.example'
  const text = textOf({ message })
  // The signature, for mail programs, begins once, after everything of ours.
  expect(text.split(/^-- $/m)).toHaveLength(2)
  expect(text.split(/^-- $/m)[0]).toContain('Reply due')
  expect(text.match(/^Name .*$/gm)).toEqual([`Name         ${sampleLead.name}`])
  expect(text.match(/^Email .*$/gm)).toEqual([`Email        ${sampleLead.email}`])
  expect(text).toContain('> Email        evil@evil.example')
})

test('every line of a quotation is marked, including empty ones', () => {
  expect(quotedText('one\n\n-- \ntwo')).toBe('> one\n> \n> -- \n> two')
})

test('a mark in an answer of ours does not cut it off', () => {
  expect(withoutSignatureMark('Yes\n-- \nand more\n--\n')).toBe('Yes\n--\nand more\n--\n')
})

test('a right-to-left name is isolated, any other is as typed', () => {
  expect(apart('Nandini')).toBe('Nandini')
  expect(apart('محمد')).toBe('\u2068محمد\u2069')
  expect(textOf({ name: 'محمد', company: 'Acme' })).toContain('\u2068محمد\u2069, Acme')
})
