import * as v from 'valibot'
import { authors } from '../authors.ts'
import { copy, listOf } from '../content-schemas.ts'
import { articleCategories } from './article-categories.ts'

/** The surfaces a drawing can be ruled on. */
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
      v.number('is no number. Write how many lines the drawing has.'),
      v.check(
        (lines) => Number.isInteger(lines) && lines >= 24 && lines <= 160,
        ({ input }) =>
          `is ${input}. A drawing has 24 to 160 lines: count something else, or so many for each line.`,
      ),
    ),
    caption: copy(64),
  }),
  v.forward(
    v.check(
      ({ lines, caption }) => new RegExp(String.raw`\b${lines}\b`).test(caption),
      ({ input }) => `does not say what the ${input.lines} lines count. Write “${input.lines} lines, …”.`,
    ),
    ['caption'],
  ),
  v.forward(
    v.check(
      ({ surface, lines }) => surface !== 'steps' || (lines % 16 === 0 && lines <= 64),
      ({ input }) => `is ${input.lines}, and steps are drawn 16 lines each, four at most. Use 32, 48 or 64.`,
    ),
    ['lines'],
  ),
)

/** The fields at the top of an article’s file. */
export const articleFieldsSchema = v.pipe(
  v.strictObject({
    title: v.pipe(copy(65), v.minLength(12, 'has less than 12 characters. Write a whole title.')),
    /** On cards, and the description that search engines show. */
    excerpt: v.pipe(
      copy(160),
      v.minLength(
        61,
        ({ received }) => `has ${received} characters. Write 61 to 160: search engines show it.`,
      ),
    ),
    category: oneOf(articleCategories, 'category'),
    author: v.pipe(
      v.string('is missing. Name a key of content/authors.ts.'),
      v.check(
        (key) => Object.hasOwn(authors, key),
        ({ input }) =>
          `is “${input}”, whom content/authors.ts does not know. Add them there, or name one of: ${Object.keys(authors).join(', ')}.`,
      ),
    ),
    date: daySchema,
    /** Day of the last change worth reading again. */
    updated: v.optional(daySchema),
    tags: v.pipe(
      listOf(copy(20), 2, 6),
      v.check(
        (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
        'names a tag twice. Remove one.',
      ),
    ),
    /** The drawing on card and page. Its number of lines is a number of the article. */
    drawing: drawingSchema,
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
