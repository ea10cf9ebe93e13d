import { expect, test } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { agentAccuracy, readAgentIndex } from '../../scripts/bench/agent-accuracy.ts'

const site = process.env['SITE_DIR'] ?? 'build/client'

test('the assistant answers at least 85 questions in 100 at once, 95 with its first three sources', async () => {
  const { tuning, heldOut } = agentAccuracy(await readAgentIndex(site))
  const asked = tuning.asked + heldOut.asked
  expect(asked).toBeGreaterThanOrEqual(60)
  expect((tuning.first + heldOut.first) / asked, 'right at once').toBeGreaterThanOrEqual(0.85)
  expect(
    (tuning.firstThree + heldOut.firstThree) / asked,
    `missed: ${tuning.missed.join('; ')}`,
  ).toBeGreaterThanOrEqual(0.95)
})

test('it declines at least nine in ten questions that the site does not answer', async () => {
  const { outside } = agentAccuracy(await readAgentIndex(site))
  expect(outside.asked).toBeGreaterThanOrEqual(20)
  expect(outside.declined / outside.asked, `answered: ${outside.answered.join('; ')}`).toBeGreaterThanOrEqual(
    0.9,
  )
})

test('its index stays small enough to load while the visitor types', async () => {
  const bytes = brotliCompressSync(JSON.stringify(await readAgentIndex(site))).length
  expect(bytes).toBeLessThan(155_000)
})
