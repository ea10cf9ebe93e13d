import * as v from 'valibot'
import { copy } from '../../../common/content/content-schemas.ts'

/** The front matter of a legal page’s file. */
export const legalFieldsSchema = v.strictObject({
  title: copy(28),
  /** `shown` as the specification writes it, `day` in machine-readable form. */
  lastUpdated: v.strictObject({
    shown: copy(24),
    day: v.pipe(v.string(), v.isoDate('is no date. Write it as 2025-04-01.')),
  }),
  /** Heading of the column of clauses: “The policy”. */
  kind: copy(16),
  /** The legal page to read next. */
  other: v.strictObject({ label: copy(24), href: copy(40) }),
})

export type LegalFields = v.InferOutput<typeof legalFieldsSchema>

/** One piece of a clause. All HTML is inner HTML of a paragraph or entry: words, links, emphasis. */
export type ClausePart =
  | { kind: 'text'; html: string }
  | { kind: 'points'; points: string[] }
  /** A list set as a table: a term in bold, and its description. */
  | { kind: 'terms'; terms: { term: string; html: string }[] }

/** A clause: a statement, then points or terms where a list is clearer, then what applies to all. */
export interface Clause {
  heading?: string
  parts: ClausePart[]
}

export interface LegalSection {
  /** The section’s anchor. Others link to it, so it must not change. */
  id: string
  title: string
  /** The section in plain words. It is beside the clauses and never replaces them. */
  summary: string
  clauses: Clause[]
}

export interface LegalDocument extends LegalFields {
  lead: string
  sections: LegalSection[]
  /** Reading times: the clauses, or the notes alone. */
  minutes: { clauses: number; notes: number }
}
