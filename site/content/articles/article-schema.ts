import * as v from 'valibot'
import { authors } from '../authors.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'
import { shownLengths } from '../shown-lengths.ts'
import { articleCategories } from './article-categories.ts'

/** The surfaces a ruled drawing may have. */
export const articleSurfaces = [
  'waist',
  'vase',
  'saddle',
  'fold',
  'ribbon',
  'fan',
  'conoid',
  'drum',
  'steps',
] as const

function oneOf<const Names extends readonly string[]>(names: Names, what: string) {
  return v.picklist(
    names,
    ({ input }) => `is “${String(input)}”, which is no ${what}. Choose one of: ${names.join(', ')}.`,
  )
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/

const daySchema = v.pipe(
  v.string(({ input }) => `is ${JSON.stringify(input)}, no date. Write year, month and day: 2025-10-07.`),
  v.regex(isoDay, ({ input }) => `is “${input}”, no date. Write year, month and day: 2025-10-07.`),
  v.check(
    (day) => !isoDay.test(day) || isInCalendar(day),
    ({ input }) => `is “${input}”, a day there is not. Correct it.`,
  ),
)

function isInCalendar(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

const drawingSchema = v.pipe(
  v.strictObject({
    surface: oneOf(articleSurfaces, 'surface'),
    lines: v.pipe(
      v.number('is not a number. Write how many lines the drawing has.'),
      v.check(
        (lines) => Number.isInteger(lines) && lines >= 24 && lines <= 160,
        ({ input }) =>
          `is ${input}. A drawing has 24 to 160 lines: count something else, or so many for each line.`,
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ surface, lines }) => surface !== 'steps' || (lines % 16 === 0 && lines <= 64),
      ({ input }) => `is ${input.lines}, and steps are drawn 16 lines each, four at most. Use 32, 48 or 64.`,
    ),
    ['lines'],
  ),
)

const share = v.pipe(v.number('is no number.'), v.minValue(0), v.maxValue(1, 'is more than the whole, 1.'))
const place = v.pipe(v.number('is no number.'), v.integer(), v.minValue(1))

/** The drawing of a finding: bars from one base line, things in a row, or part of a whole line. */
const drawnSchema = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('bars'),
      values: v.pipe(
        v.array(v.pipe(v.number('is no number.'), v.minValue(0))),
        v.minLength(2),
        v.maxLength(8),
      ),
      /** Positions, from 1, of those the finding is about. */
      marked: v.array(place),
    }),
    v.strictObject({ kind: v.literal('count'), of: v.pipe(place, v.maxValue(20)), marked: v.array(place) }),
    v.strictObject({ kind: v.literal('part'), from: share, to: share }),
  ],
  'is no drawing. Write kind: bars, count or part, with its values.',
)

const { title, description } = shownLengths

/** The front matter of an article’s file. */
export const articleFieldsSchema = v.pipe(
  v.strictObject({
    title: v.pipe(copy(title.most), v.minLength(12, 'has less than 12 characters. Write a whole title.')),
    /** Shown on cards and as the description in search results. */
    excerpt: v.pipe(
      copy(description.most),
      v.minLength(
        description.least,
        ({ received }) =>
          `has ${received} characters. Write ${description.least} to ${description.most}: search engines show it.`,
      ),
    ),
    category: oneOf(articleCategories, 'category'),
    author: v.pipe(
      v.string('is missing. Name a key of site/content/authors.ts.'),
      v.check(
        (key) => Object.hasOwn(authors, key),
        ({ input }) =>
          `is “${input}”, whom site/content/authors.ts does not know. Add them there, or name one of: ${Object.keys(authors).join(', ')}.`,
      ),
    ),
    date: daySchema,
    /** Date of the last change worth rereading the article for. */
    updated: v.optional(daySchema),
    tags: v.pipe(
      listOf(copy(20), 2, 6),
      v.check(
        (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
        'names a tag twice. Remove one.',
      ),
    ),
    /** The drawing of the share image. Its number of lines is a figure from the article. */
    drawing: drawingSchema,
    /** The main figure of the article, set large as its picture. */
    finding: v.strictObject({
      figure: copy(8),
      /** What the figure counts, as the words after it. */
      says: copy(42),
      /** The figure as a drawing next to its comparison; decorative beside `figure` and `says`. */
      drawn: v.optional(drawnSchema),
    }),
    /** What has changed since, for articles about rules: shown in a box under the title. */
    update: v.optional(v.strictObject({ day: daySchema, text: copy(220) })),
  }),
  v.forward(
    v.check(
      ({ date, updated }) => updated === undefined || updated >= date,
      ({ input }) => `is ${input.updated}, before the date ${input.date}. Correct one of them.`,
    ),
    ['updated'],
  ),
)

export type ArticleFields = v.InferOutput<typeof articleFieldsSchema>
