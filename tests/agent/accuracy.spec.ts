import { expect, test } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { knowledgeText } from '../../app/agent/search/knowledge-text.ts'
import { agentAccuracy, type QuestionScore, readKnowledge } from '../../scripts/bench/agent-accuracy.ts'

const site = process.env['SITE_DIR'] ?? 'build/client'

function expectRight({ asked, first, firstThree, missed }: QuestionScore, atOnce: number, inThree: number) {
  expect(asked).toBeGreaterThanOrEqual(60)
  expect(first / asked, 'right at once').toBeGreaterThanOrEqual(atOnce)
  expect(firstThree / asked, `among the first three; missed: ${missed.join('; ')}`).toBeGreaterThanOrEqual(
    inThree,
  )
}

test('the assistant answers at least 85 of 100 tuning questions at once, 95 with its first three sources', async () => {
  const { tuning } = agentAccuracy(await readKnowledge(site))
  expectRight(tuning, 0.85, 0.95)
})

test('what it was never tuned on it answers no worse than when decision 12 was written', async () => {
  const { unseen } = agentAccuracy(await readKnowledge(site))
  expectRight(unseen, 0.6, 0.63)
})

test('it declines outside questions plainly', async () => {
  const { outside, unseenOutside } = agentAccuracy(await readKnowledge(site))
  for (const [{ asked, declined, answered }, least] of [
    [outside, 0.85],
    [unseenOutside, 0.6],
  ] as const) {
    expect(asked).toBeGreaterThanOrEqual(20)
    expect(declined / asked, `answered: ${answered.join('; ')}`).toBeGreaterThanOrEqual(least)
  }
})

test('what it knows stays small enough to load while the visitor types', async () => {
  const bytes = brotliCompressSync(knowledgeText(await readKnowledge(site))).length
  expect(bytes).toBeLessThan(125_000)
})
