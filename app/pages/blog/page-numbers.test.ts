import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 43, [1, 2, 0, 43]],
  [3, 43, [1, 2, 3, 4, 0, 43]],
  [4, 43, [1, 2, 3, 4, 5, 0, 43]],
  [20, 43, [1, 0, 19, 20, 21, 0, 43]],
  [43, 43, [1, 0, 42, 43]],
])('on page %i of %i', (page, count, numbers) => {
  expect(pageNumbers(page, count)).toEqual(numbers)
})
