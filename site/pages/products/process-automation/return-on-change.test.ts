import { expect, it } from 'vitest'
import { addUp } from '../../../sections/worked-sum-total.ts'
import { returnOnChange } from './return-on-change.ts'

const inputs = {
  changesPerMonth: 4200,
  minutesByHand: 26,
  callSeconds: 69,
  clerkHour: 260,
  heldOneIn: 10,
  voiceBot: { price: 29_999, minutes: 8000 },
}

it('computes each entry from the displayed figures, so that a reader gets the same amounts', () => {
  const { entries, hoursGivenBack } = returnOnChange(inputs)
  expect(entries.map(({ working }) => working)).toEqual([
    '4,200 changes × 26 min = 1,820 hours × ₹260',
    '1 in 10 held for a person: 182 hours × ₹260',
    '4,200 calls × 1:09 = 4,830 of 8,000 minutes included',
  ])
  expect(addUp(entries)).toEqual({ shown: [1820 * 260, -182 * 260, -29_999], total: 395_881 })
  expect(hoursGivenBack).toBe(1820 - 182)
})

it('rejects more calls than the package includes, since the price would be wrong', () => {
  expect(() => returnOnChange({ ...inputs, changesPerMonth: 7000 })).toThrow(/8000 minutes.*8050/)
})
