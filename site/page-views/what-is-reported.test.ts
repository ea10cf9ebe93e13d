import { expect, test } from 'vitest'
import { mayReport, reportedQuery } from './what-is-reported.ts'

test.each([
  ['', ''],
  ['?q=who+called+9845000127&category=voice', ''],
  ['?token=secret&utm_source=letter', 'utm_source=letter'],
  [
    '?utm_campaign=Diwali%202025&utm_term=x&utm_medium=&utm_source=a',
    'utm_source=a&utm_campaign=Diwali+2025',
  ],
])('of the query %s only the campaign is reported: %s', (search, reported) => {
  expect(reportedQuery(search)).toBe(reported)
})

test.each([
  [{ doNotTrack: null }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, true],
  [{ doNotTrack: '1' }, false],
  [{ doNotTrack: null, globalPrivacyControl: true }, false],
])('%o may be reported: %s', (signals, may) => {
  expect(mayReport(signals)).toBe(may)
})
