import { expect, test } from 'vitest'
import { lostCharacters } from './lost-characters.ts'

test('nothing is lost when all is kept', () => {
  expect(lostCharacters('Asha Rao', 'Asha Rao')).toBe(0)
})

test('missing characters are counted', () => {
  expect(lostCharacters('Asha Rao', 'ha Rao')).toBe(2)
  expect(lostCharacters('Asha Rao', '')).toBe(8)
})

test('a field that holds something else has lost what was typed', () => {
  expect(lostCharacters('Asha Rao', 'Asha Rau')).toBe(1)
})
