import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseAnswers } from '../../../assistant/content/parse-answers.ts'
import { articles } from '../../content/articles/article-files.ts'
import { parseArticle } from '../../content/articles/parse-article.ts'
import { authorSchema } from '../../content/authors.ts'
import { legalValues } from '../../content/legal/legal-values.ts'
import { readSection } from '../../content/legal/read-section.ts'
import { readBody } from '../../../common/markdown/read-body.ts'
import { readYaml } from '../../../common/markdown/read-yaml.ts'
import { claimsSchema, navigationSchema, pricingSchema } from './plain-data/schemas.ts'

const guide = readFileSync('docs/writing-content.md', 'utf8')

/** The guide's example for a file or folder. */
function exampleFor(place: string): string {
  const [, , example] = new RegExp(`^(\`{3,4})\\w+ ${place}\\n([^]*?)\\n\\1$`, 'm').exec(guide) ?? []
  return example ?? ''
}

const entries = (place: string): unknown => runInNewContext(`({${exampleFor(place)}})`)
const entry = (place: string): unknown => runInNewContext(`(${exampleFor(place)})`)

test.each([
  ['site/content/claims.ts', claimsSchema.entries.claims],
  ['site/content/authors.ts', v.record(v.string(), authorSchema)],
  ['site/content/navigation.ts', navigationSchema.entries.furtherLinks],
] as const)('the example for %s is valid there', (place, schema) => {
  expect(Object.keys(entries(place) as object)).toHaveLength(1)
  expect(v.safeParse(schema, entries(place)).issues).toBeUndefined()
})

test('the example for site/content/pricing.ts is valid there', () => {
  expect(
    v.safeParse(pricingSchema.entries.packages.pipe[0].item, entry('site/content/pricing.ts')).issues,
  ).toBeUndefined()
})

test('the example of an article is valid', () => {
  const example = exampleFor('site/content/articles/')
  const { body } = parseArticle('site/content/articles/an-example.md', example)
  expect(body.sections.map(({ title }) => title)).toEqual(['Who waits how long', 'What we chose'])
})

test('the example of the assistant’s answers is valid', () => {
  const file = 'assistant/content/answers/offers.yml'
  const answers = parseAnswers(file, readYaml(file, exampleFor('assistant/content/answers/')))
  expect(answers.map(({ asked }) => asked.length)).toEqual([3, 1])
})

test('the example of a legal section is valid', () => {
  const faults: string[] = []
  const body = exampleFor('site/content/legal/')
  const { sections } = readBody({ body, bodyLine: 1 }, { values: legalValues('/terms-of-use') })
  const [section] = sections
  if (section) readSection(section, (line, says) => faults.push(`${line}: ${says}`))
  expect(section?.id).toBe('limitations')
  expect(faults).toEqual([])
})

const named = [...guide.matchAll(/^\| `(bars|ranges|call|steps|table|dialogue|sum)`.*\| `([\w-]+)` +\|$/gm)]

test('the guide names an article for each kind of figure', () => {
  expect(named).toHaveLength(7)
})

test.each(named.map(([, kind, slug]) => [kind, slug]))(
  'there is a figure of the kind %s in %s',
  (kind, slug) => {
    const article = articles.find(({ id }) => id === slug)
    const blocks = article?.body.sections.flatMap((section) => section.blocks) ?? []
    expect(blocks.map((block) => (block.kind === 'fence' ? block.data.kind : ''))).toContain(kind)
  },
)
