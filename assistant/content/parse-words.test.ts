import { expect, test } from 'vitest'
import { readYaml } from '../../common/markdown/read-yaml.ts'
import { site } from '../../common/brand/site.ts'
import { parseWords } from './parse-words.ts'

const file = 'assistant/content/words/sample.yml'
const read = (source: string) => parseWords(file, readYaml(file, source))

test('a line is read in lower case, on both sides of its colon, with its values', () => {
  expect(read("Price: cost\n  Pricing\nown: '{{site.brand}}'")).toEqual([
    ['price', 'cost pricing'],
    ['own', site.brand.toLowerCase()],
  ])
})

test.each([
  ['price: cost, rate', 'line 1: price is “cost, rate”. Put spaces between the words, and no other signs.'],
  ['a: b\nprice: 24', 'line 2: price is no text. Write words with a space between them'],
  ['price:', 'line 1: price is no text.'],
  ['price: a\nprice: b', 'line 2: is not YAML: Map keys must be unique'],
])('%j is rejected with line and reason', (source, reason) => {
  expect(() => read(source)).toThrow(`${file}, ${reason}`)
})
