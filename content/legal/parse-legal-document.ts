import { checkContent } from '../check-content.ts'
import { splitFrontMatter } from '../markdown/front-matter.ts'
import { joinFaults } from '../markdown/join-faults.ts'
import type { ProseBlock } from '../markdown/markdown-document.ts'
import { parseBody } from '../markdown/parse-body.ts'
import { pagePaths } from '../pages.ts'
import { type LegalDocument, type LegalFields, legalFieldsSchema } from './legal-document.ts'
import { legalValues } from './legal-values.ts'
import { readingMinutes } from './reading-minutes.ts'
import { readSection } from './read-section.ts'

const pages: ReadonlySet<string> = new Set(pagePaths)
const limits = { lead: 200, sections: [4, 16] } as const

/**
 * Reads a legal page. `file` is its path from the project’s root; its name is the page’s address. Throws an Error
 * with a line for every fault: file, line, reason, remedy.
 */
export function parseLegalDocument(file: string, source: string): LegalDocument {
  const { fields, ...parts } = splitFrontMatter(file, source)
  const path = `/${file.replace(/^.*\/|\.md$/g, '')}`
  const [checked, body] = joinFaults(
    () => checkContent(file, legalFieldsSchema, fields as LegalFields),
    () => parseBody(file, parts, { values: legalValues(path) }),
  )
  const faults: string[] = []
  const fault = (line: number, says: string) => faults.push(`${file}, line ${line}: ${says}`)

  for (const { href, line } of body.links)
    if (!pages.has(href.replace(/[#?].*/, '') || path))
      fault(line, `links to ${href}, which does not exist. Correct the address.`)
  const [lead, ...more] = body.opening
  if (lead?.kind !== 'prose' || lead.tag !== 'p' || more.length > 0)
    fault(parts.bodyLine, 'does not open with one paragraph. Write it before the first heading.')
  else if (lead.text.length > limits.lead)
    fault(lead.line, `has ${lead.text.length} characters, and ${limits.lead} fit its place. Shorten it.`)
  const [least, most] = limits.sections
  if (body.sections.length < least || body.sections.length > most)
    fault(
      parts.bodyLine,
      `has ${body.sections.length} sections. Write ${least} to ${most} headings with “##”.`,
    )
  const sections = body.sections.map((section) => readSection(section, fault))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return {
    ...checked,
    lead: (lead as ProseBlock).text,
    sections,
    minutes: readingMinutes(sections),
  }
}
