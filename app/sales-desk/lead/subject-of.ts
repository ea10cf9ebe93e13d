import { site } from '../../../content/site.ts'
import type { LeadDetail } from '../../../lead/sales-desk-leads.ts'

/** What the next answer is called until somebody writes otherwise: as the one before it, in the same conversation. */
export function subjectOf({ answers }: Pick<LeadDetail, 'answers'>): string {
  const last = answers.at(-1)?.subject
  if (last === undefined) return `Your message to ${site.company}`
  return /^re:/i.test(last) ? last : `Re: ${last}`
}
