import type { LegalDocument } from '../../../content/legal/legal-document.ts'

const documents = import.meta.glob<LegalDocument>('../../../content/legal/*.md', {
  eager: true,
  import: 'default',
})

/** The text of a legal page, by the name of its file. For build-time markup only: the browser gets none of it. */
export function legalText(name: 'privacy-policy' | 'terms-of-use'): LegalDocument {
  const document = documents[`../../../content/legal/${name}.md`]
  if (!document) throw new RangeError(`There is no content/legal/${name}.md`)
  return document
}
