import { expect, it } from 'vitest'
import { bots, packages, setup } from './pricing.ts'

it('has the prices of the specification', () => {
  expect(packages.map(({ name, price }) => [name, price])).toEqual([
    ['Starter', 29_999],
    ['Growth', 49_999],
    ['Scale', 79_999],
  ])
  expect(packages.filter(({ mostPopular }) => mostPopular).map(({ name }) => name)).toEqual(['Growth'])
})

it('has the allocations and unit charges of the specification', () => {
  const facts = Object.values(bots).map(({ name, allocations, extraUnit }) => ({
    name,
    allocations,
    extraUnit,
  }))
  expect(facts).toEqual([
    { name: 'Voice bot', allocations: [8000, 13_500, 22_000], extraUnit: 4 },
    { name: 'Email bot', allocations: [15_000, 25_000, 40_000], extraUnit: 3 },
    { name: 'Chat bot', allocations: [15_000, 25_000, 40_000], extraUnit: 3 },
  ])
})

it('gives away training and integration worth 75,000', () => {
  expect(setup).toEqual({ training: 25_000, integration: 50_000 })
  expect(setup.training + setup.integration).toBe(75_000)
})
