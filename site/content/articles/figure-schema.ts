import * as v from 'valibot'
import { copy, listOf } from '../../../common/content/content-schemas.ts'

const number = v.pipe(v.number('is not a number. Write it without commas or unit.'), v.finite())
const amount = v.pipe(
  number,
  v.minValue(0, ({ input }) => `is ${input}. Draw amounts from 0 up.`),
)
const seconds = v.pipe(number, v.minValue(0, 'is before the call begins. Write seconds from its start.'))

const common = {
  /** What the figure shows, in a sentence. */
  title: v.pipe(copy(90), v.endsWith('.', 'does not end with a full stop. Write a sentence.')),
  /** Whose invented data these are: “96 listeners”. */
  sample: v.optional(copy(90)),
  source: v.optional(
    v.strictObject({
      text: copy(120),
      href: v.pipe(
        v.string('is missing. Add it.'),
        v.startsWith('https://', 'does not begin with https://. Correct it.'),
      ),
    }),
  ),
  note: v.optional(copy(160)),
}

const speaker = v.picklist(
  ['caller', 'assistant', 'agent'],
  ({ input }) => `is “${String(input)}”. Choose one of: caller, assistant, agent.`,
)

const barsSchema = v.strictObject({
  kind: v.literal('bars'),
  ...common,
  unit: copy(16),
  rows: listOf(v.strictObject({ label: copy(40), value: amount, mark: v.optional(v.boolean()) }), 2, 12),
})

const rangesSchema = v.pipe(
  v.strictObject({
    kind: v.literal('ranges'),
    ...common,
    unit: copy(16),
    max: v.pipe(amount, v.gtValue(0, 'is 0. Write the right end of the axis.')),
    every: v.pipe(amount, v.gtValue(0, 'is 0. Write the distance of two labels.')),
    parts: listOf(copy(34), 2, 4),
    rows: listOf(v.strictObject({ label: copy(30), ends: listOf(amount, 2, 4) }), 2, 8),
  }),
  v.forward(
    v.check(
      ({ parts, rows }) => rows.every(({ ends }) => ends.length === parts.length),
      'have not one end for each part. Add or remove ends.',
    ),
    ['rows'],
  ),
  v.forward(
    v.check(
      ({ rows }) => rows.every(({ ends }) => ends.every((end, at) => end >= (ends[at - 1] ?? 0))),
      'have ends that do not rise. Write where each part ends, from 0.',
    ),
    ['rows'],
  ),
  v.forward(
    v.check(
      ({ max, rows }) => rows.every(({ ends }) => ends.every((end) => end <= max)),
      'have ends beyond max. Raise max.',
    ),
    ['rows'],
  ),
  v.forward(
    v.check(({ max, every }) => max / every <= 12, 'makes more than twelve labels. Make it larger.'),
    ['every'],
  ),
)

const voice = v.picklist(
  ['caller', 'assistant'],
  ({ input }) => `is “${String(input)}”. Choose one of: caller, assistant.`,
)

const turn = v.pipe(
  v.tuple([voice, seconds, seconds], 'is no turn. Write [speaker, from, to] with times in seconds.'),
  v.check(([, from, to]) => to > from, 'ends before it begins. Correct its times.'),
)

const callSchema = v.strictObject({
  kind: v.literal('call'),
  ...common,
  tracks: listOf(v.strictObject({ label: copy(40), turns: listOf(turn, 1, 24) }), 1, 3),
})

const stepsSchema = v.strictObject({
  kind: v.literal('steps'),
  ...common,
  steps: listOf(
    v.strictObject({ when: v.optional(copy(16)), title: copy(48), text: v.optional(copy(160)) }),
    2,
    8,
  ),
})

const cell = v.union([copy(90), number], 'is no text or number. Write one.')

const tableSchema = v.pipe(
  v.strictObject({
    kind: v.literal('table'),
    ...common,
    columns: listOf(copy(30), 2, 5),
    rows: listOf(v.array(cell, 'is no row. Write a list of cells.'), 2, 12),
  }),
  v.forward(
    v.check(
      ({ columns, rows }) => rows.every((row) => row.length === columns.length),
      'have not one cell for each column. Add or remove cells.',
    ),
    ['rows'],
  ),
)

const dialogueSchema = v.strictObject({
  kind: v.literal('dialogue'),
  ...common,
  turns: listOf(
    v.strictObject({
      speaker,
      at: v.optional(seconds),
      says: copy(260),
      english: v.optional(copy(260)),
      /** BCP 47 tag; if omitted, it follows from the script. */
      lang: v.optional(
        v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'is no language tag. Write mr, hi or ta.')),
      ),
    }),
    1,
    10,
  ),
})

const sumEntry = v.strictObject({ label: copy(60), working: copy(60), amount: number })

const sumSchema = v.strictObject({
  kind: v.literal('sum'),
  ...common,
  entries: listOf(sumEntry, 2, 8),
  total: v.strictObject({ label: copy(60), working: copy(60) }),
})

const kinds = [
  barsSchema,
  rangesSchema,
  callSchema,
  stepsSchema,
  tableSchema,
  dialogueSchema,
  sumSchema,
] as const

/** Data of a figure in an article; `kind` selects the drawing. `sample` or `source` says where they come from. */
export const figureSchema = v.pipe(
  v.variant(
    'kind',
    kinds,
    ({ input }) =>
      `is ${JSON.stringify(kindOf(input))}, which is no kind of figure. Choose one of: bars, ranges, call, steps, table, dialogue, sum.`,
  ),
  v.check(
    ({ sample, source }) => (sample === undefined) !== (source === undefined),
    'says not, or twice, where its data are from. Write either sample or source.',
  ),
)

export type Figure = v.InferOutput<typeof figureSchema>

/** The data of figures of one kind. */
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>

function kindOf(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'kind' in input ? input.kind : input
}
