import { expect, test } from 'vitest'
import { cardBlockCall } from './card-block-call.ts'

const { checks, lines, seconds, settledAt } = cardBlockCall

test('its checks share a hundred points, of which it got 92', () => {
  const sum = (list: typeof checks) => list.reduce((total, { points }) => total + points, 0)
  expect(sum(checks)).toBe(100)
  expect(sum(checks.filter(({ passed }) => passed))).toBe(92)
})

test('nobody speaks over anybody, and the last word is said when it is settled', () => {
  for (const [at, line] of lines.entries()) {
    expect(line.to).toBeGreaterThan(line.from)
    expect(line.from).toBeGreaterThanOrEqual(lines[at - 1]?.to ?? 0)
  }
  expect(lines.at(-1)?.to).toBe(settledAt)
  for (const { at } of checks) expect(at).toBeLessThan(seconds)
})
