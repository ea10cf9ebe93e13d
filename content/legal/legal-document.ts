import * as v from 'valibot'
import { copy, listOf } from '../content-schemas.ts'

/** One row of a clause that is set as a table: a term, what is said of it, and where it leads, if anywhere. */
const termSchema = v.object({ term: copy(32), detail: copy(220), href: v.optional(copy(80)) })

/** A clause: what it says, then points or terms where a list is clearer than a sentence, then what holds for all. */
const clauseSchema = v.object({
  heading: v.optional(copy(60)),
  text: v.optional(copy(900)),
  points: v.optional(listOf(copy(320), 2, 12)),
  terms: v.optional(listOf(termSchema, 2, 8)),
  closing: v.optional(copy(600)),
})

const sectionSchema = v.object({
  /** The section's anchor. Others link to it, so it stays as it is. */
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'is no anchor. Use small letters and hyphens.')),
  title: copy(44),
  /** The section in plain words. It stands beside the clauses and never replaces them. */
  summary: copy(180),
  clauses: listOf(clauseSchema, 1, 9),
})

export const legalDocumentSchema = v.object({
  title: copy(24),
  lead: copy(200),
  /** `shown` as the specification writes it, `day` as a machine reads it. */
  lastUpdated: v.object({ shown: copy(24), day: v.pipe(v.string(), v.isoDate()) }),
  /** What the column of clauses is called: “The policy”. */
  kind: copy(16),
  sections: listOf(sectionSchema, 4, 16),
  /** The other legal page. */
  other: v.object({ label: copy(24), href: copy(40) }),
})

export type LegalDocument = v.InferOutput<typeof legalDocumentSchema>
export type LegalSection = LegalDocument['sections'][number]
export type Clause = LegalSection['clauses'][number]
