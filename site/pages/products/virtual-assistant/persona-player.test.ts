import { expect, test } from 'vitest'
import { personas } from '../../../content/products/personas.ts'
import { callLength } from '../../../../common/figures/wave.ts'
import { personaTurns } from './persona-player.tsx'

test.each(personas.map((persona) => [persona.id, persona] as const))(
  'the wave of the %s call is as long as the call, one turn a line, without overlaps',
  (_, persona) => {
    const turns = personaTurns(persona)
    expect(turns).toHaveLength(persona.lines.length)
    expect(callLength(turns)).toBe(persona.seconds)
    for (const [index, { from, to }] of turns.entries()) {
      expect(to).toBeGreaterThan(from)
      expect(to).toBeLessThanOrEqual(turns[index + 1]?.from ?? persona.seconds)
    }
  },
)
