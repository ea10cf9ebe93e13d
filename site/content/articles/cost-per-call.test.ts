import { expect, test } from 'vitest'
import { sampleMonth } from '../cost-per-call.ts'
import { bots } from '../pricing.ts'
import { articles } from './article-files.ts'

const article = articles.find(({ id }) => id === 'a-cost-per-call-that-adds-up')
const figures = article?.body.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.kind === 'fence' && 'data' in block ? [block.data] : [])),
)

// The prices and what is computed from them follow the rate card. These two sentences would become untrue.
test('the sample month uses up the minutes of Growth, as the article on cost says', () => {
  expect(sampleMonth.calls * sampleMonth.minutesEach).toBe(bots.voice.allocations[1])
})

test('the sum in the article on cost comes out as the article says', () => {
  const sum = figures?.find(({ kind }) => kind === 'sum')
  const left = sum?.kind === 'sum' ? sum.entries.reduce((all, { amount }) => all + amount, 0) : 0
  expect(left).toBeGreaterThan(28_800 * 2)
})
