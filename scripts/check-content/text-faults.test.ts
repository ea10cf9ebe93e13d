import { expect, test } from 'vitest'
import { quotedPrices } from '../../content/quoted-prices.ts'
import { readCode } from './read-code.ts'
import { readMarkdown } from './read-markdown.ts'
import { textFaults } from './text-faults.ts'

const { price, minutes } = quotedPrices
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
  ['Send an e-mail today.', '“e-mail” is spelled email.'],
  ["It doesn't ring.", 'has a straight apostrophe. Use ’ instead.'],
  ['He said "yes" to it.', 'has a straight quotation mark. Use “ and ”.'],
  ['Two  spaces here.', 'has two spaces. Leave one.'],
  ['And then...', 'has three full stops. Use … instead.'],
  ['One thing — another.', 'has a dash. Use a comma, a colon or a full stop.'],
  ['From ₹ 300 a month.', 'Write ₹ with no space before an amount.'],
  ['Lorem ipsum dolor.', '“Lorem ipsum” is left over. Write the text.'],
  ['Dear [your name], hello.', '“[your name]” is left over. Write the text.'],
  [`It costs ${price.starter} a month.`, `“${price.starter}” is typed by hand`],
  [`It holds ${minutes.growth} minutes.`, `“${minutes.growth} minutes” is typed by hand`],
  ['We speak 50+ languages.', '“50+ languages” is a figure the company claims'],
  ['We took 31M calls.', '“31M” is a figure the company claims'],
  ['We had 99.7% of it.', '“99.7%” is a figure the company claims'],
  ['She rang the branch.', '“rang” is quaint for a phone call. Write called.'],
  ['We will ring you back.', '“ring” is quaint for a phone call. Write call.'],
  ['It rings the parent.', '“rings” is quaint for a phone call. Write calls.'],
  ['They have been ringing since five.', '“ringing” is quaint for a phone call. Write calling.'],
  ['Open from 09:00 on.', '“09:00” is a time of day. Write 9 am.'],
  ['Blocked at 19:02.', '“19:02” is a time of day. Write 7:02 pm.'],
  ['Two seats, at 6.45 pm.', '“6.45 pm” is a time of day. Write 6:45 pm.'],
  ['Come at 5:00 pm.', '“5:00 pm” is a time of day. Write 5 pm.'],
  ['Closed till 2am.', '“2am” is a time of day. Write 2 am.'],
  ['Call before 9:30 AM.', '“9:30 AM” is a time of day. Write 9:30 am.'],
  ['I will write at 4.35, then.', '“4.35” reads as a decimal. A time of day is written 4:35.'],
  ['Make it 10.30, please.', '“10.30” reads as a decimal. A time of day is written 10:30.'],
  ['After 100,000 lines.', '“100,000” is grouped in another way. Write 1,00,000.'],
  ['After 1,250,000 lines.', '“1,250,000” is grouped in another way. Write 12,50,000.'],
  ['In 6400 calls.', '“6400” has no comma. Write 6,400.'],
  ['It costs ₹125000 once.', '“125000” has no comma. Write 1,25,000.'],
  ['Some 22 million lines.', '“22 million” is counted in lakh and crore here. Write 2.2 crore.'],
  ['Half of 0.5 million lines.', '“0.5 million” is counted in lakh and crore here. Write 5 lakh.'],
  ['It costs Rs 300 a month.', 'Write ₹ with no space before an amount.'],
  ['A chatbot answers.', '“chatbot” is another word for what we sell. Write assistant.'],
  ['Two robots answer.', '“robots” is another word for what we sell. Write assistants.'],
  ['The color of it.', '“color” is spelled colour in India.'],
  ['Two saris on hold.', '“saris” is spelled sarees in India.'],
  ['We organize and analyze.', '“organize” is spelled organise in India.'],
  ['We organize and analyze.', '“analyze” is spelled analyse in India.'],
  ['Her pin code and town.', '“pin code” is spelled PIN code.'],
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

test('outside articles, what we sell is no machine, and a bot only where the rate card names it', () => {
  const text =
    'A machine answers. Our bot listens. The voice bot is one, and the washing machine shows a fault.'
  expect(sayings(inMarkdown(text))).toEqual([])
  expect(sayings(inCode(`export const words = <p>${text}</p>`))).toEqual([
    '“bot” is the word of the rate card, for a voice bot, email bot or chat bot. Write assistant.',
    '“machine” is a word for articles. Write assistant.',
  ])
})

test('house style is asked of the assistant’s answers, and not of the people who ask it', () => {
  const source = 'No charge.:\n  - say: We ring you at 2am.\n  - can you ring me at 2am\n'
  const file = 'content/agent/answers/sample.yml'
  expect(textFaults(readMarkdown(file, source), source).map(({ line, column }) => [line, column])).toEqual([
    [2, 13],
    [2, 25],
  ])
})

test('what is no copy is left alone: imports, class names, ids, keys, comments of YAML', () => {
  const code = `
    import { x } from './seamless qams "x".ts'
    export const y = <a className="Qams seamless" href="/products/qams" id="qams">{x['qams']}</a>`
  expect(inCode(code)).toEqual([])
  expect(inMarkdown("---\n# The provider's seamless word\ntitle: Sample\n---\n")).toEqual([])
})
