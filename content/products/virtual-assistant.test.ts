import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { policyRevivalCall } from '../sample-call.ts'
import { personaSchema } from './persona.ts'
import { filmMoments, filmSeconds } from './virtual-assistant-film.ts'
import { personas } from './virtual-assistant.ts'

test('the film follows the policy revival call from its first second', () => {
  expect(filmSeconds).toBe(policyRevivalCall.seconds)
  expect(filmMoments[0]).toBe(0)
  expect(filmMoments.toSorted((a, b) => a - b)).toEqual(filmMoments)
  expect(filmMoments.at(-1)).toBeLessThan(filmSeconds)
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

test('the insurance persona holds the policy revival call, turn by turn', () => {
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
  ])('%s is refused with its reason', (_, at, reason) => {
    const lines = persona?.lines.map((line, index) =>
      index === 0 ? { ...line, at, text: 'A long sentence '.repeat(6).trim() } : line,
    )
    const result = v.safeParse(personaSchema, { ...persona, lines })
    expect(result.issues?.[0].message).toContain(`(healthcare) ${reason}`)
    expect(result.issues?.[0].message).toContain('Shorten it, or move the next line.')
  })
})
