import { expect, test } from 'vitest'
import { packages } from '../../content/pricing.ts'
import { readCode } from './read-code.ts'
import { textFaults } from './text-rules.ts'

test('a price typed as a number is told, save in the price list', () => {
  const source = `export const a = [${packages[0].price}, ${packages[0].price - 1}]`
  const faultsIn = (file: string) => textFaults(readCode(file, source).passages, source)
  expect(faultsIn('site/pages/sample.tsx')).toMatchObject([{ column: 19 }])
  expect(faultsIn('site/content/pricing.ts')).toEqual([])
})
