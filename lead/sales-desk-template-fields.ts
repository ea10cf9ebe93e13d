/** What a field of a template stands for: read from the lead that is answered and from who answers. */
export interface TemplateFacts {
  name: string
  company: string
  reference: string
  /** Who answers. */
  memberName: string
}

/** The fields that a template's subject and text may have, in double braces, and what each becomes. */
export const templateFields: Record<string, (facts: TemplateFacts) => string> = {
  'first name': ({ name }) => name.trim().split(/\s+/)[0] ?? '',
  name: ({ name }) => name.trim(),
  company: ({ company }) => company.trim(),
  reference: ({ reference }) => reference,
  'my name': ({ memberName }) => memberName,
}

/** A template's text with its fields filled in. Other text in double braces stays as written. */
export function filledTemplate(text: string, facts: TemplateFacts): string {
  return text.replaceAll(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) => {
    const field = name.replaceAll(/\s+/g, ' ').toLowerCase()
    return Object.hasOwn(templateFields, field) ? (templateFields[field]?.(facts) ?? whole) : whole
  })
}

/** Names in double braces that are not fields: most likely typing errors. */
export function unknownFields(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(templateFields, name.replaceAll(/\s+/g, ' ').toLowerCase()))
}
