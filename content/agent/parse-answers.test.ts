import { expect, test } from 'vitest'
import { readYaml } from '../markdown/read-yaml.ts'
import { site } from '../site.ts'
import { parseAnswers } from './parse-answers.ts'

const file = 'content/agent/answers/sample.yml'
const read = (source: string) => parseAnswers(file, readYaml(file, source))

function faultsOf(source: string): string {
  try {
    read(source)
  } catch (error) {
    return (error as Error).message
  }
  return 'none'
}

const answer = (lines: string) => `page: /offers\nanswers:\n  - quote: No charge.\n${lines}`

test('an answer says what its page says, in the words of a page that people ask for in many', () => {
  expect(read(answer('    say: None.\n    asked:\n      - any fees\n      - is it free'))).toEqual([
    {
      page: '/offers',
      quote: 'No charge.',
      say: 'None.',
      asked: ['any fees', 'is it free'],
      place: `${file}, line 3`,
    },
  ])
})

test('an answer may rest on a page of its own, and be said by its quote', () => {
  const own = { page: '/', say: 'No charge.' }
  expect(read(answer('    page: /\n    asked:\n      - any fees'))).toMatchObject([own])
})

test('values are named, as they are', () => {
  const [named] = read(
    answer("    say: '{{site.brand}} writes to {{site.email.legal}}.'\n    asked:\n      - x"),
  )
  expect(named?.say).toBe(`${site.brand} writes to ${site.email.legal}.`)
})

test('a claim can be named only where it may appear', () => {
  const claim = "    say: '{{claims.uptimeAim}}'\n    asked:\n      - uptime"
  expect(faultsOf(answer(claim))).toContain(
    `${file}, line 4: {{claims.uptimeAim}} names no value. There are:`,
  )
  expect(faultsOf(answer(claim).replace('/offers', '/terms-of-use'))).toBe('none')
})

test.each([
  [
    answer('    asked: any fees'),
    'line 4: answers[0].asked is not a list. Begin each line below it with “- ”.',
  ],
  [answer('    asked:\n      - fees: any?'), 'line 5: answers[0].asked[0] is no text. Put the line in'],
  [
    answer(`    asked:\n      - ${'x'.repeat(151)}`),
    'line 5: answers[0].asked[0] has 151 characters, and 150',
  ],
  [
    answer('    says: No.\n    asked:\n      - fees'),
    'line 4: answers[0].says is no field here. Remove it, or',
  ],
  [answer(''), 'line 3: answers[0].asked is missing. Add it.'],
  [answer('    say: "Don\'t"\n    asked:\n      - fees'), 'line 4: answers[0].say has a straight apostrophe'],
  ['page: /price\nanswers: []', 'line 1: page is “/price”, a page that the assistant does not read.'],
  ['page: /offers\nanswers:\n  - "a', 'line 3: is not YAML: '],
])('%j is refused with line, field and reason', (source, reason) => {
  expect(faultsOf(source)).toContain(`${file}, ${reason}`)
})
