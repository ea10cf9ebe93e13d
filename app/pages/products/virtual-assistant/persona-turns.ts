import { type Persona, withEnds } from '../../../../content/products/personas.ts'
import type { Turn } from '../../../../content/sample-call.ts'

/** A breath between two people, in seconds. */
const breath = 0.6

/** When each line of a persona's call is heard: until a breath before the next, and to the end of the last. */
export function personaTurns(persona: Pick<Persona, 'lines' | 'seconds'>): Turn[] {
  const last = persona.lines.at(-1)
  return withEnds(persona).map(({ line, end }) => ({
    speaker: line.speaker,
    from: line.at,
    to: line === last ? end : end - breath,
  }))
}
