/** Values of template fields: read from the lead being answered and from the writer. */
export interface TemplateFacts {
  name: string
  company: string
  reference: string
  /** The writer. */
  memberName: string
  /** The booking page; null if there is none. */
  booking: string | null
}

/** A template's fields for subject and text, in double braces, and their values; null stays as written. */
const templateFields: Record<string, (facts: TemplateFacts) => string | null> = {
  'first name': ({ name }) => name.trim().split(/\s+/)[0] ?? '',
  name: ({ name }) => name.trim(),
  company: ({ company }) => company.trim(),
  reference: ({ reference }) => reference,
  'my name': ({ memberName }) => memberName,
  'booking link': ({ booking }) => booking,
}

/** A template's text with its fields filled in. Other text in double braces stays as written. */
export function filledTemplate(text: string, facts: TemplateFacts): string {
  return text.replaceAll(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) => {
    const field = name.replaceAll(/\s+/g, ' ').toLowerCase()
    return Object.hasOwn(templateFields, field) ? (templateFields[field]?.(facts) ?? whole) : whole
  })
}

/** The fields a template may have; `booking` is the booking page, if there is one. */
export const fieldNames = (booking: string | null): string[] =>
  Object.keys(templateFields).filter((name) => name !== 'booking link' || booking !== null)

/** Names in double braces that are not fields: most likely typing errors. */
export function unknownFields(text: string, booking: string | null): string[] {
  const known = fieldNames(booking)
  return [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.includes(name.replaceAll(/\s+/g, ' ').toLowerCase()))
}
