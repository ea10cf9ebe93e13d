import { checkContent } from '../../../common/content/check-content.ts'
import { messageOf } from '../../../common/markdown/check-prose.ts'
import { type FileParts, splitFrontMatter } from '../../../common/markdown/front-matter.ts'
import { joinFaults } from '../../../common/markdown/join-faults.ts'
import { plainText } from '../../../common/markdown/plain-text.ts'
import { lineOf, readBody } from '../../../common/markdown/read-body.ts'
import { type LegalDocument, type LegalFields, legalFieldsSchema } from './legal-document.ts'
import { legalValues } from './legal-values.ts'
import { readingMinutes } from './reading-minutes.ts'
import { readSection } from './read-section.ts'

const limits = { lead: 200, sections: [4, 16] } as const

/**
 * Reads a legal page. `file` is its path from the project’s root; its name is the page’s address. Throws an Error
 * with a line for each fault: file, line, reason, remedy.
 */
export function parseLegalDocument(file: string, source: string): LegalDocument {
  const { fields, ...parts } = splitFrontMatter(file, source)
  const [checked, text] = joinFaults(
    () => checkContent(file, legalFieldsSchema, fields as LegalFields),
    () => readText(file, parts),
  )
  return { ...checked, ...text, minutes: readingMinutes(text.sections) }
}

function readText(file: string, parts: Omit<FileParts, 'fields'>): Pick<LegalDocument, 'lead' | 'sections'> {
  const path = `/${file.replace(/^.*\/|\.md$/g, '')}`
  const body = readBody(parts, { values: legalValues(path) })
  const faults = [...body.faults]
  const fault = (line: number, says: string) => faults.push({ line, says })

  const [lead, ...more] = body.opening
  const leadText = lead ? plainText(lead) : ''
  if (lead?.type !== 'paragraph' || more.length > 0)
    fault(parts.bodyLine, 'does not open with one paragraph. Write it before the first heading.')
  else if (leadText.length > limits.lead)
    fault(lineOf(lead), `has ${leadText.length} characters, and ${limits.lead} fit its place. Shorten it.`)
  const [least, most] = limits.sections
  if (body.sections.length < least || body.sections.length > most)
    fault(
      parts.bodyLine,
      `has ${body.sections.length} sections. Write ${least} to ${most} headings with “##”.`,
    )
  const sections = body.sections.map((section) => readSection(section, fault))
  if (faults.length > 0) throw new Error(faults.map((each) => messageOf(file, each)).join('\n'))
  return { lead: leadText, sections }
}
