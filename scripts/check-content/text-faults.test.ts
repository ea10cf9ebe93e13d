import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'
import { readMarkdown } from './read-markdown.ts'
import { textFaults } from './text-faults.ts'

const inCode = (source: string) => textFaults(readCode('app/pages/sample.tsx', source).passages, source)
const inMarkdown = (source: string) => textFaults(readMarkdown('content/articles/sample.md', source), source)
const sayings = (faults: { says: string }[]) => faults.map(({ says }) => says)

test.each([
  ['A seamless start.', '“seamless” praises and does not say. Say what happens.'],
  ['We leverage calls.', '“leverage” is a long word for a short one.'],
  ['Ask Qams about it.', '“Qams” is spelled QAMS.'],
  ['Ask Zappra about it.', '“Zappra” is spelled Zapra.'],
  ['Voice intelligence hears it.', '“Voice intelligence” is spelled Voice Intelligence.'],
  ['Voice Inteligence hears it.', '“Voice Inteligence” is spelled Voice Intelligence.'],
  ['VoiceIntelligence hears it.', '“VoiceIntelligence” is spelled Voice Intelligence.'],
  ['On Whatsapp and by phone.', '“Whatsapp” is spelled WhatsApp.'],
  ['Send an email today.', '“email” is spelled e-mail.'],
  ["It doesn't ring.", 'has a straight apostrophe. Use ’ instead.'],
  ['He said "yes" to it.', 'has a straight quotation mark. Use “ and ”.'],
  ['Two  spaces here.', 'has two spaces. Leave one.'],
  ['And then...', 'has three full stops. Use … instead.'],
  ['One thing — another.', 'has a dash. Use a comma, a colon or a full stop.'],
  ['From ₹ 300 a month.', 'Write ₹ with no space before an amount.'],
  ['Lorem ipsum dolor.', '“Lorem ipsum” is left over. Write the text.'],
  ['Dear [your name], hello.', '“[your name]” is left over. Write the text.'],
  ['It costs ₹29,999 a month.', '“₹29,999” is typed by hand'],
  ['It holds 13,500 minutes.', '“13,500 minutes” is typed by hand'],
  ['We speak 50+ languages.', '“50+ languages” is a figure the company claims'],
  ['We took 31M calls.', '“31M” is a figure the company claims'],
  ['We had 99.7% of it.', '“99.7%” is a figure the company claims'],
])('%s', (text, says) => {
  const markdown = `---\ntitle: Sample\n---\n\n${text}\n`
  expect(sayings(inMarkdown(markdown))).toContainEqual(expect.stringContaining(says))
  const code = `export const words = <p>${text}</p>`
  expect(sayings(inCode(code))).toContainEqual(expect.stringContaining(says))
})

test('a fault is told with its line and column', () => {
  expect(inMarkdown('---\ntitle: Sample\n---\n\nOne.\n\nA seamless start.')).toMatchObject([
    { line: 7, column: 3 },
  ])
  expect(inCode("export const a = {\n  title: 'Ask Qams.',\n}")).toMatchObject([{ line: 2, column: 15 }])
})

test.each([
  ['the address of a link', 'See [QAMS](/products/qams) and [it](https://a.example/seamless--x).'],
  ['code', 'Write `qams "x"  y` there.'],
  ['a name of the price list', 'It costs {{price.growth}} a month.'],
  ['several of a product', 'Two Virtual Assistants spoke.'],
  ['two words that only begin like a product', 'Smart Answers and Voice Interviews.'],
  ['a sum of its own', 'It costs ₹1,29,999 and 113,500 minutes.'],
])('%s is right', (_what, text) => {
  expect(sayings(inMarkdown(`---\ntitle: Sample\n---\n\n${text}\n`))).toEqual([])
})

test('what is no copy is left alone: imports, class names, ids, keys, comments of YAML', () => {
  const code = `
    import { x } from './seamless qams "x".ts'
    export const y = <a className="Qams seamless" href="/products/qams" id="qams">{x['qams']}</a>`
  expect(inCode(code)).toEqual([])
  expect(inMarkdown("---\n# The provider's seamless word\ntitle: Sample\n---\n")).toEqual([])
})
