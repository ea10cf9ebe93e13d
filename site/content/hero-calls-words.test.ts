import { expect, test } from 'vitest'
import { heroCalls } from './hero-calls-words.ts'
import { solutions } from './solutions.ts'

test.each([
  ['ta', 'healthcare'],
  ['bn', 'ecommerce'],
] as const)('the hero’s call in %s opens like that of %s', (lang, solution) => {
  const { question } = heroCalls.find((call) => call.lang === lang) ?? {}
  const { call } = solutions.find(({ id }) => id === solution) ?? {}
  expect(question).toEqual({ native: call?.opening, english: call?.english })
})
