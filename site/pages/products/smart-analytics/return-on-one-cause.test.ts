import { expect, it } from 'vitest'
import { returnOnOneCause } from './return-on-one-cause.ts'

const inputs = {
  callers: 1904,
  rangAgain: { before: 41, after: 9 },
  secondCallMinutes: 5,
  agentHour: 260,
  questionSeconds: 17,
  extraMinute: 4,
}

it('computes both savings from the displayed figures, so that a reader gets the same amounts', () => {
  const [secondCalls, firstCalls] = returnOnOneCause(inputs)
  expect(secondCalls.working).toBe('1,904 callers × 32 in 100 = 609 calls × 5 min = 50 h 45 min × ₹260')
  expect(secondCalls.amount).toBeCloseTo((50 + 45 / 60) * 260)
  expect(firstCalls.working).toBe('1,904 calls × 17 s = 539 min 28 s × ₹4.00')
  expect(firstCalls.amount).toBeCloseTo((539 + 28 / 60) * 4)
})

it('draws one line per hundred rupees', () => {
  expect(returnOnOneCause(inputs).map(({ lines }) => lines)).toEqual([132, 22])
})

it('omits a remainder of zero', () => {
  const [, firstCalls] = returnOnOneCause({ ...inputs, callers: 60, questionSeconds: 20 })
  expect(firstCalls.working).toBe('60 calls × 20 s = 20 min × ₹4.00')
})
