import { expect, test } from 'vitest'
import { netPromoterScore, recommenderShares, recommender } from './recommendations.ts'
import { satisfactionHeight, satisfactionLines, satisfactionY } from './satisfaction-by-day.tsx'

test('a day rises from the threshold or falls below it; on the threshold it does not fall', () => {
  const { above, below } = satisfactionLines([4, 3.5, 3])
  expect(above.match(/m/g)).toHaveLength(2)
  expect(below).toBe(`m25 ${satisfactionY(3.5)}v${satisfactionHeight / 5}`)
})

test.each([
  [0, 'detractor'],
  [6, 'detractor'],
  [7, 'passive'],
  [8, 'passive'],
  [9, 'promoter'],
  [10, 'promoter'],
])('%d is a %s', (score, kind) => expect(recommender(score)).toBe(kind))

test('the net promoter score is promoters less detractors', () => {
  const answers = [1, 0, 0, 0, 0, 0, 1, 1, 1, 2, 4]
  expect(recommenderShares(answers)).toEqual({ detractor: 20, passive: 20, promoter: 60 })
  expect(netPromoterScore(answers)).toBe(40)
})
