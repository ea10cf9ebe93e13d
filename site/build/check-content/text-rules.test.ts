import { expect, test } from 'vitest'
import { quotedPrices } from '../../content/quoted-prices.ts'
import { readCode } from './read-code.ts'
import { readMarkdown } from './read-markdown.ts'
import { textFaults } from './text-rules.ts'

const { price, minutes } = quotedPrices
const inCode = (source: string) => textFaults(readCode('site/pages/sample.tsx', source).passages, source)
const inMarkdown = (source: string) =>
  textFaults(readMarkdown('site/content/articles/sample.md', source), source)
const sayings = (faults: { says: string }[]) => faults.map(({ says }) => says)

test.each([
  ["It doesn't ring.", 'has a straight apostrophe. Use ’ instead.'],
  ['He said "yes" to it.', 'has a straight quotation mark. Use “ and ”.'],
  ['Two  spaces here.', 'has two spaces. Leave one.'],
  ['And then...', 'has three full stops. Use … instead.'],
  ['One thing — another.', 'has a dash. Use a comma, a colon or a full stop.'],
  ['From ₹ 300 a month.', 'Write ₹ with no space before an amount.'],
  [`It costs ${price.starter} a month.`, `“${price.starter}” is typed by hand`],
  [`It holds ${minutes.growth} minutes.`, `“${minutes.growth} minutes” is typed by hand`],
  ['We speak 50+ languages.', '“50+ languages” is a figure the company claims'],
  ['We took 31M calls.', '“31M” is a figure the company claims'],
  ['We had 99.7% of it.', '“99.7%” is a figure the company claims'],
  ['It costs Rs 300 a month.', 'Write ₹ with no space before an amount.'],
])('%s', (text, says) => {
  const markdown = `---\ntitle: Sample\n---\n\n${text}\n`
  expect(sayings(inMarkdown(markdown))).toContainEqual(expect.stringContaining(says))
  const code = `export const words = <p>${text}</p>`
  expect(sayings(inCode(code))).toContainEqual(expect.stringContaining(says))
})

test('a fault is reported with its line and column', () => {
  expect(inMarkdown('---\ntitle: Sample\n---\n\nOne.\n\nAn em dash — here.')).toMatchObject([
    { line: 7, column: 12 },
  ])
  expect(inCode("export const a = {\n  title: 'Wait...',\n}")).toMatchObject([{ line: 2, column: 15 }])
})

test.each([
  ['the address of a link', 'See [QAMS](/products/qams) and [it](https://a.example/seamless--x).'],
  ['code', 'Write `qams "x"  y` there.'],
  ['a name of the price list', 'It costs {{price.growth}} a month.'],
  ['several of a product', 'Two Virtual Assistants spoke.'],
  ['two words that only begin like a product', 'Smart Answers and Voice Interviews.'],
  ['a sum of its own', `It costs ${price.starter.replace('₹', '₹1,')} and 1,${minutes.growth} minutes.`],
  ['a ring of another kind', 'A phone rings, a ringing tone, each ring of wire, on the first ring.'],
  ['a length', 'Settled at 0:41, after 1:14, in 14:05 by hand.'],
  ['a figure with a point', 'At 1.1 seconds, by 2.25 minutes, ₹4.50 each, 8.30% and 1.15 lakh.'],
  ['a time of day', 'Between 9 and 11:42 am, or at 7:02 pm.'],
  ['a long number that counts nothing', 'Reference 207744, PIN code 570009, the 1600 series, since 2025.'],
  [
    'a word of which only the beginning is alike',
    'The size of the prize, a Safari colourist, a centring pin.',
  ],
])('%s is right', (_what, text) => {
  expect(sayings(inMarkdown(`---\ntitle: Sample\n---\n\n${text}\n`))).toEqual([])
})

test('text that is not copy is ignored: imports, class names, ids, keys, comments in YAML', () => {
  const code = `
    import { x } from './seamless qams "x".ts'
    export const y = <a className="Qams seamless" href="/products/qams" id="qams">{x['qams']}</a>`
  expect(inCode(code)).toEqual([])
  expect(inMarkdown("---\n# The provider's seamless word\ntitle: Sample\n---\n")).toEqual([])
})
