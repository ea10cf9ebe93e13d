/** What a field of a template stands for: read from the lead that is answered and from who answers. */
export interface TemplateFacts {
  name: string
  company: string
  reference: string
  /** Who answers. */
  memberName: string
  /** Where visitors choose a time to talk; null where there is no such page. */
  booking: string | null
}

/** The fields that a template's subject and text may have, in double braces, and what each becomes; null: it stays as written. */
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

/** The fields that a template may have, where `booking` is the page at which visitors choose a time, if there is one. */
export const fieldNames = (booking: string | null): string[] =>
  Object.keys(templateFields).filter((name) => name !== 'booking link' || booking !== null)

/** Names in double braces that are not fields: most likely typing errors. */
export function unknownFields(text: string, booking: string | null): string[] {
  const known = fieldNames(booking)
  return [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.includes(name.replaceAll(/\s+/g, ' ').toLowerCase()))
}
