import * as v from 'valibot'
import { copy, listOf } from '../content-schemas.ts'

/** Hardly anyone speaks faster: characters a second. */
const fastestSpeech = 20

const lineSchema = v.object({
  /** Seconds from the start of the call. */
  at: v.number(),
  speaker: v.picklist(['assistant', 'caller']),
  text: copy(110),
})

/** A sample assistant for one industry, with one of its calls. */
export const personaSchema = v.pipe(
  v.object({
    /** Part of the page's address, so that a persona can be shared. */
    id: v.picklist(['healthcare', 'sales', 'banking', 'realestate', 'insurance', 'education']),
    industry: copy(14),
    name: copy(8),
    role: copy(40),
    description: copy(92),
    /** Length of the call: its last word, and two seconds of silence. */
    seconds: v.number(),
    lines: listOf(lineSchema, 7, 11),
    /** What it can handle. */
    capabilities: listOf(copy(36), 5),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { line, end } of withEnds(dataset.value)) {
      const room = end - line.at
      if (room * fastestSpeech >= line.text.length) continue
      addIssue({
        message: `(${dataset.value.id}) has ${Math.max(0, room)} s for “${line.text}”. Shorten it, or move the next line.`,
      })
    }
  }),
)

export type Persona = v.InferOutput<typeof personaSchema>

/** Seconds of silence after the last word. */
const tail = 2

/** Each line with the second by which it has been spoken: the start of the next, or the end of the call. */
export function withEnds({ lines, seconds }: Pick<Persona, 'lines' | 'seconds'>) {
  return lines.map((line, index) => ({ line, end: lines[index + 1]?.at ?? seconds - tail }))
}
