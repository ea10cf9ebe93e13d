import { expect, test } from 'vitest'
import { agentsSample, callsMarked } from './qams-agents.ts'
import { qualitySample } from './qams-quality.ts'
import { satisfactionSample } from './qams-satisfaction.ts'
import { supportSample } from './qams-support.ts'

const { busiest, others } = agentsSample

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Mean over all calls, weighted by the calls each agent took. */
function overCalls(ofAgent: (agent: (typeof busiest)[number]) => number, ofOthers: number): number {
  return sum([...busiest.map((agent) => agent.calls * ofAgent(agent)), others.calls * ofOthers]) / callsMarked
}

test('the agents’ scores add up to the score of the sheet', () => {
  const bySheet = sum(qualitySample.sheet.map(({ mark, weight }) => (mark * weight) / 100))
  const byAgent = overCalls(({ days }) => mean(days), mean(others.days.map(mean)))
  expect(byAgent.toFixed(1)).toBe(bySheet.toFixed(1))
})

test('the calls each agent resolved make the share that the reasons add up to', () => {
  const byReason = sum(supportSample.reasons.map(({ share, resolved }) => (share * resolved) / 100))
  expect(overCalls(({ resolved }) => resolved, others.resolved).toFixed(1)).toBe(byReason.toFixed(1))
})

test('the busiest agents have more calls than any of the others can have', () => {
  const fewest = Math.min(...busiest.map(({ calls }) => calls))
  expect(others.calls / others.days.length).toBeLessThan(fewest)
})

test('satisfaction by reason leaves the rest a score that a caller can give', () => {
  const shares = new Map(supportSample.reasons.map(({ reason, share }) => [reason, share]))
  const told = satisfactionSample.reasons.map(({ reason, score }) => {
    const share = shares.get(reason) ?? shares.get(`${reason} and statement`) ?? 0
    return { share, points: share * score }
  })
  const september = mean(satisfactionSample.days.slice(-30))
  const rest =
    (100 * september - sum(told.map(({ points }) => points))) / (100 - sum(told.map(({ share }) => share)))
  expect(rest).toBeGreaterThan(1)
  expect(rest).toBeLessThan(5)
})
