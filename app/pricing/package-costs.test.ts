import { expect, it } from 'vitest'
import { bots } from '../../content/pricing.ts'
import { breakEvens, cheapest, packageCosts } from './package-costs.ts'

const { voice, email, chat } = bots
const totals = (bot: typeof voice, volume: number) => packageCosts(bot, volume).map(({ total }) => total)
const names = (bot: typeof voice, volume: number) => cheapest(bot, volume).map(({ name }) => name)

it('charges the package, and each unit beyond its allocation', () => {
  expect(totals(voice, 0)).toEqual([29_999, 49_999, 79_999])
  expect(totals(voice, 8000)).toEqual([29_999, 49_999, 79_999])
  expect(totals(voice, 8001)).toEqual([30_003, 49_999, 79_999])
  expect(totals(voice, 16_000)).toEqual([61_999, 59_999, 79_999])
  expect(totals(email, 24_000)).toEqual([56_999, 49_999, 79_999])
  expect(packageCosts(voice, 16_000)[1]).toMatchObject({ extraUnits: 2500, extraCost: 10_000 })
})

it('finds the package that costs least on either side of each break-even point', () => {
  expect([12_999, 13_001, 20_999, 21_001].map((volume) => names(voice, volume))).toEqual([
    ['Starter'],
    ['Growth'],
    ['Growth'],
    ['Scale'],
  ])
  expect([21_666, 21_667, 34_999, 35_001].map((volume) => names(email, volume))).toEqual([
    ['Starter'],
    ['Growth'],
    ['Growth'],
    ['Scale'],
  ])
})

it('names both packages where they tie', () => {
  expect(names(voice, 13_000)).toEqual(['Starter', 'Growth'])
  expect(names(voice, 21_000)).toEqual(['Growth', 'Scale'])
  expect(names(chat, 35_000)).toEqual(['Growth', 'Scale'])
})

it('breaks even at 13,000 and 21,000 minutes, and at 21,667 and 35,000 emails and chats', () => {
  expect(breakEvens(voice).map(({ volume }) => volume)).toEqual([13_000, 21_000])
  expect(breakEvens(email).map(({ volume }) => volume)).toEqual([21_667, 35_000])
  expect(breakEvens(chat)).toEqual(breakEvens(email))
})

it.each(Object.entries(bots))('breaks even within the larger allocation: %s', (_, bot) => {
  for (const [place, { exact, smaller, larger }] of breakEvens(bot).entries()) {
    expect(exact).toBeLessThanOrEqual(bot.allocations[place + 1] ?? 0)
    expect(names(bot, Math.floor(exact) - 1)).toEqual([smaller])
    expect(names(bot, Math.ceil(exact) + 1)).toEqual([larger])
  }
})
