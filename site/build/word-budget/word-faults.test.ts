import { expect, test } from 'vitest'
import { wordFaults, wordTable } from './word-faults.ts'

const page = (path: string, opens: number, whole = opens) => ({ path, opens, whole, budget: 900 })

test('a page above its budget is named with both figures, and one at it is not', () => {
  expect(wordFaults([page('/products/qams', 901), page('/products', 900)])).toEqual([
    '/products/qams has 901 words, and its budget is 900. Shorten it.',
  ])
})

test('the words behind tabs are told as well', () => {
  expect(wordTable([page('/products/qams', 600, 1100)])).toContain('600 of  900, 1100 with all tabs open')
})
