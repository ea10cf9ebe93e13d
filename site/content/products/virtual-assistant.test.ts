import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { policyRevivalCall } from '../sample-call.ts'
import { personas, personaSchema } from './personas.ts'
import { film } from './virtual-assistant.ts'

test('the film follows the policy revival call from its first second', () => {
  const seconds = film.map(({ at }) => at)
  expect(seconds[0]).toBe(0)
  expect(seconds.toSorted((a, b) => a - b)).toEqual(seconds)
  expect(seconds.at(-1)).toBeLessThan(policyRevivalCall.seconds)
})

test('healthcare is the first of six personas', () => {
  expect(personas.map(({ id }) => id)).toEqual([
    'healthcare',
    'sales',
    'banking',
    'realestate',
    'insurance',
    'education',
  ])
})

test('the insurance persona has the words of the policy revival call, turn by turn', () => {
  const insurance = personas.find(({ id }) => id === 'insurance')
  expect(insurance?.seconds).toBe(policyRevivalCall.seconds)
  expect(insurance?.lines.map(({ speaker, at }) => ({ speaker, from: at }))).toEqual(
    policyRevivalCall.turns.map(({ speaker, from }) => ({ speaker, from })),
  )
})

describe('a persona that nobody could speak', () => {
  const persona = personas[0]

  test.each([
    ['a line longer than its time', 0, 'has 4 s for “'],
    ['a line before the one above', 40, 'has 0 s for “'],
  ])('%s is rejected with its reason', (_, at, reason) => {
    const lines = persona?.lines.map((line, index) =>
      index === 0 ? { ...line, at, text: 'A long sentence '.repeat(6).trim() } : line,
    )
    const result = v.safeParse(personaSchema, { ...persona, lines })
    expect(result.issues?.[0].message).toContain(`(healthcare) ${reason}`)
    expect(result.issues?.[0].message).toContain('Shorten it, or move the next line.')
  })
})
