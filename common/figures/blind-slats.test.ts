import { expect, it } from 'vitest'
import { blindHeight, blindSlats } from './blind-slats.ts'

const thicknesses = [...blindSlats().matchAll(/v-(\d+)/g)].map(([, thickness]) => Number(thickness))

it('has fifteen slats, each thicker than the one above', () => {
  expect(thicknesses).toHaveLength(15)
  expect(thicknesses).toEqual(thicknesses.toSorted((one, other) => one - other))
  expect(new Set(thicknesses).size).toBe(15)
})

it('ends in daylight without a gap', () => {
  expect(thicknesses.at(-1)).toBe(blindHeight / 15)
})
