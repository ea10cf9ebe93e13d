import { expect, test } from 'vitest'
import { readYaml } from '../../common/markdown/read-yaml.ts'
import { site } from '../../common/brand/site.ts'
import { parseAnswers } from './parse-answers.ts'

const file = 'assistant/content/answers/offers.yml'
const read = (source: string, of = file) => parseAnswers(of, readYaml(of, source))

function faultsOf(source: string, of = file): string {
  try {
    read(source, of)
  } catch (error) {
    return (error as Error).message
  }
  return 'none'
}

const answer = (...lines: string[]) => ['prices / charge:', ...lines].join('\n  - ')

test('an answer is a place on a page, with many phrasings', () => {
  expect(read(answer('any fees', 'is it free'))).toEqual([
    {
      page: '/offers',
      at: { section: 'prices', words: ['charge'] },
      asked: ['any fees', 'is it free'],
      place: `${file}, line 1`,
    },
  ])
})

test('an answer may rest on the home page', () => {
  const home = { page: '/', at: { section: '', words: [] } }
  expect(read('start:\n  - any fees', 'assistant/content/answers/home.yml')).toMatchObject([home])
})

test('values are inserted as they are', () => {
  const [named] = read("'contact / {{site.brand}} {{site.email.legal}}':\n  - x")
  expect(named?.at.words).toEqual([site.brand, site.email.legal])
})

test('a claim can be used only where it may appear', () => {
  const claim = "'{{claims.uptimeAim}}':\n  - uptime"
  expect(faultsOf(claim)).toContain(`${file}, line 1: {{claims.uptimeAim}} names no value. There are:`)
  expect(faultsOf(claim, 'assistant/content/answers/terms-of-use.yml')).toBe('none')
})

test('a file not named after a page is rejected', () => {
  expect(faultsOf(answer('fees'), 'assistant/content/answers/price.yml')).toContain('/price, a page that the')
})

test.each([
  ['prices: any fees', 'line 1: prices is not a list. Begin each line below it with “- ”.'],
  [answer('fees: any?'), 'line 2: prices / charge[0] is no text. Put the line in'],
  [answer('x'.repeat(151)), 'line 2: prices / charge[0] has 151 characters, and 150'],
  ['prices: []', 'line 1: prices has no way of asking. Write at least one.'],
  ["Don't:\n  - fees", "line 1: Don't has a straight apostrophe"],
  ['a:\n  - "a', 'line 2: is not YAML: '],
  [`${answer('a')}\n${answer('b')}`, 'line 3: is not YAML: Map keys must be unique'],
])('%j is rejected with line, field and reason', (source, reason) => {
  expect(faultsOf(source)).toContain(`${file}, ${reason}`)
})
