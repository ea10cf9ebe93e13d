import { expect, test } from 'vitest'
import { steps } from '../../../content/partner-program.ts'
import { stepDays } from './step-days.ts'

test('each step begins on the day after the one before', () => {
  expect(stepDays([3, 9, 1])).toEqual([
    { first: 1, last: 3 },
    { first: 4, last: 12 },
    { first: 13, last: 13 },
  ])
})

test('the four steps take the six weeks that the heading promises', () => {
  expect(steps.map(({ title }) => title)).toEqual(['Application', 'Evaluation', 'Onboarding', 'Launch'])
  expect(stepDays(steps.map(({ workingDays }) => workingDays)).at(-1)?.last).toBe(30)
})
