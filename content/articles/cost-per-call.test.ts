import { expect, test } from 'vitest'
import { bots, packages } from '../pricing.ts'
import { articles } from './article-files.ts'
import { withUnit } from './with-unit.ts'

const [starter, growth, scale] = packages
const { allocations, extraUnit } = bots.voice
const calls = { all: 6000, notGivenUp: 5400, settled: 3600, minutes: 2.25 }

const article = articles.find(({ id }) => id === 'a-cost-per-call-that-adds-up')
const words = JSON.stringify(article?.body)

/** What the article works out from the price list. Its prices follow the list; these sentences are mended by hand. */
const workedOut: [what: string, shown: string][] = [
  ['a minute', `a minute costs ${rupees(growth.price / allocations[1])}`],
  ['a call', `costs ${rupees((growth.price / allocations[1]) * calls.minutes)}`],
  ['minutes on top', `pay ${withUnit((allocations[2] - allocations[1]) * extraUnit, '₹')} on top`],
  ['calls that cover the smallest package', `some ${Math.round(starter.price / 36 / 10) * 10} calls`],
]

function rupees(amount: number): string {
  return `₹${amount.toFixed(2)}`
}

test.each(workedOut)('%s in the article on cost is worked out from the price list', (_what, shown) => {
  expect(words).toContain(shown)
})

test('the bars of the article on cost divide the price of the package by what they name', () => {
  const figures = article?.body.sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === 'fence'),
  )
  const bars = figures?.flatMap((block) =>
    'data' in block && block.data.kind === 'bars' ? block.data.rows : [],
  )
  const divisors = [allocations[1], calls.all, calls.notGivenUp, calls.settled]
  expect(bars?.map(({ value }) => value.toFixed(2))).toEqual(
    divisors.map((divisor) => (growth.price / divisor).toFixed(2)),
  )
})

test('the package above is the cheaper one at its own minutes, as the article on cost says', () => {
  expect(growth.price + (allocations[2] - allocations[1]) * extraUnit).toBeGreaterThan(scale.price)
})
