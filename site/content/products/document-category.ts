import * as v from 'valibot'
import { copy, listOf } from '../../../common/content/content-schemas.ts'

/** Readings below this confidence, in percent, go to a person. */
export const confidenceWanted = 95

const percent = v.pipe(
  v.number('is missing. Write a number from 0 to 100.'),
  v.minValue(0, (issue) => `is ${issue.received}. Write a percentage from 0 to 100.`),
  v.maxValue(100, (issue) => `is ${issue.received}. Write a percentage from 0 to 100.`),
)

const fieldSchema = v.object({
  /** Its number on the sheet, from 1, counted from the top. */
  place: v.number('is missing. Number the fields of a sheet 1, 2, 3 and so on.'),
  /** As written on the paper. */
  written: copy(62),
  /** Its name in the record. */
  label: copy(14),
  /** Its value in the record, if not as written. */
  value: v.optional(copy(24)),
  confidence: percent,
  /** Set if paper and record are not in English: the language, and the value in Latin letters. */
  foreign: v.optional(v.object({ lang: v.string(), english: copy(24) })),
})

/** One value read from a sample document. */
export type DocumentField = v.InferOutput<typeof fieldSchema>

/** A record made from a sample document. Its fields are in the order the record shows them. */
export const recordSchema = v.object({
  title: copy(26),
  note: copy(66),
  fields: v.pipe(
    listOf(fieldSchema, 4, 6),
    v.check(
      (fields) => fields.every((_, index) => fields.some(({ place }) => place === index + 1)),
      'are not numbered 1 to the last without a gap. Give every field a place of its own.',
    ),
  ),
})

export type DocumentRecord = v.InferOutput<typeof recordSchema>

const documentTypeSchema = v.object({
  name: copy(22),
  /** Number of fields: "18 to 40". */
  fields: copy(10),
  /** Fields read correctly the first time, in per cent. */
  accuracy: percent,
  /** Whole seconds, since each is drawn as a line. */
  seconds: v.pipe(
    v.number('is missing. Write the seconds one document takes.'),
    v.integer((issue) => `is ${issue.received}. Write whole seconds: each is drawn as a line.`),
    v.maxValue(18, (issue) => `is ${issue.received}, and only 18 lines fit the column.`),
  ),
})

const share = v.pipe(v.number(), v.integer(), v.minValue(0))

/** One of the four desks: what it reads, how well and how fast, what for, and a sample. */
export const documentCategorySchema = v.object({
  name: copy(12),
  useCase: copy(90),
  types: listOf(documentTypeSchema, 5),
  /** What becomes of a hundred forms. The three add up to a hundred. */
  ofHundred: v.pipe(
    v.object({ endToEnd: share, toPerson: share, wrongUnseen: share }),
    v.check(
      ({ endToEnd, toPerson, wrongUnseen }) => endToEnd + toPerson + wrongUnseen === 100,
      'does not make a hundred. Every form is right, sent to a person, or wrong unseen.',
    ),
  ),
  record: recordSchema,
})

export type DocumentCategory = v.InferOutput<typeof documentCategorySchema>
