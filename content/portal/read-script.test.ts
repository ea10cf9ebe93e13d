import { expect, test } from 'vitest'
import { markedCall } from './call-words-forms.ts'
import { conversation } from './conversation-forms.ts'
import { linesByLabel, readScript } from './read-script.ts'

test('a row has a label, what is said, and English after a bar', () => {
  expect(readScript('\n  11:40 customer: Hello: it is me\n  answer: जी। | Yes.\n')).toEqual([
    { label: '11:40 customer', line: ['Hello: it is me'] },
    { label: 'answer', line: ['जी।', 'Yes.'] },
  ])
})

test('lines stand together by label, in order', () => {
  expect(linesByLabel('a: One.\nb: Two.\na: Three.')).toEqual({ a: [['One.'], ['Three.']], b: [['Two.']] })
})

test('a row without a label is named', () => {
  expect(() => readScript('a: One.\nTwo without a label')).toThrow('No label before “Two without a label”')
})

test('a conversation tells the past from what arrives, and an answer belongs to the arrival before it', () => {
  const { past, arrivals, suggestion, answers, reach, ...facts } = conversation({
    id: 'z0',
    name: 'Somebody',
    channel: 'SMS',
    topic: 'card',
    reason: 'Card',
    script: `
      given SMS: 98••• | 3 May 2024, in the app
      not asked Email: s@mail.example | no
      yesterday 11:41 customer: Hello.
      11:41 event: Noted.
      +48 customer: Are you there?
      answer: Yes.
      +84 asks: A person please.
      later customer: Thank you.
      suggestion: I am here.
      topic: All right.
      off-topic: Not that.
    `,
  })
  expect(past).toEqual([
    { from: 'customer', at: -60 - 86_400, line: ['Hello.'] },
    { from: 'event', at: -60, line: ['Noted.'] },
  ])
  expect(arrivals).toEqual([
    { at: 48, says: ['Are you there?'], answer: ['Yes.'] },
    { at: 84, says: ['A person please.'], asksForPerson: true },
    { at: 0, says: ['Thank you.'] },
  ])
  expect(suggestion).toEqual(['I am here.'])
  expect(answers).toEqual({ topic: [['All right.']], detail: [], offTopic: [['Not that.']] })
  expect(reach).toEqual([
    { channel: 'SMS', address: '98•••', consent: 'given', since: '3 May 2024, in the app' },
    { channel: 'Email', address: 's@mail.example', consent: 'not asked', ifAsked: 'no' },
  ])
  expect(facts).toMatchObject({ shortName: 'Somebody', verified: 'Verified by number', holder: 'assistant' })
})

const facts = { id: 'z0', name: 'Somebody', channel: 'SMS', topic: 'card', reason: 'Card' } as const

test.each([
  'anwser: Yes.',
  '11:41 custmer: Hello.',
  'given Pager: 98••• | May',
  'not asked SMS: 98••• | perhaps',
])('a conversation does not pass over the row “%s”', (row) => {
  expect(() => conversation({ ...facts, script: row })).toThrow(row.slice(0, row.indexOf(':')))
})

test.each(['0 4 caler: Hello.', '12 restate: Said again', 'chekcs: 2 greeting'])(
  'a call does not pass over the row “%s”',
  (row) => {
    expect(() => markedCall({ sheetId: 'KB0', language: 'English', script: row })).toThrow(
      row.slice(0, row.indexOf(':')),
    )
  },
)
