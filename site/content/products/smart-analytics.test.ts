import { expect, it } from 'vitest'
import { oneAnswer, smartAnalytics } from './smart-analytics.ts'
import { month } from './smart-analytics-month.ts'

const [first] = smartAnalytics.causeFound
const last = smartAnalytics.causeFound.at(-1)

it('the search for the cause ends with the cause that the month shows, after as many minutes', () => {
  const cause = month.causes.find(({ name }) => name === last?.says)
  expect(minutes(last?.at) - minutes(first?.at)).toBe(cause?.namedAfter)
  expect(last?.value).toBe(`${cause?.namedAfter} min`)
})

it('saves as many second calls in a hundred as the heading says', () => {
  expect(oneAnswer.rangAgain.before - oneAnswer.rangAgain.after).toBe(32)
})

function minutes(time = '') {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}
