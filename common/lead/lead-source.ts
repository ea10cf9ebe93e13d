/** A fact about where a lead came from. */
interface SourceField<Name extends string> {
  /** Also its column, its key in JSON and its heading in CSV. */
  name: Name
  /** Its name for people. */
  label: string
  /** Maximum number of characters; a longer value is cut or omitted, since nobody typed it into our form. */
  most: number
}

const table = <const Name extends string>(rows: readonly SourceField<Name>[]) => rows

/**
 * What is stored about where a lead came from, in display order. Unknown values are empty. Row, mail, webhook,
 * commands, sales desk and CSV follow from this table, and the fields that the person filled in from the one in
 * lead-fields.ts.
 */
export const sourceFields = table([
  /** How it arrived, if not by the website's form: a fair, a marketplace. */
  { name: 'came_by', label: 'Came by', most: 80 },
  /** How the person agreed, if not by the notice at the form. */
  { name: 'agreed', label: 'Agreed', most: 300 },
  { name: 'page', label: 'Page', most: 200 },
  /** The product or solution the page is about. */
  { name: 'about', label: 'About', most: 80 },
  /** Heading of the form when it was sent, which identifies the button that was pressed. */
  { name: 'heading', label: 'Form heading', most: 80 },
  { name: 'utm_source', label: 'Campaign source', most: 60 },
  { name: 'utm_medium', label: 'Campaign medium', most: 60 },
  { name: 'utm_campaign', label: 'Campaign', most: 60 },
])

export type SourceFieldName = (typeof sourceFields)[number]['name']
export type LeadSource = Record<SourceFieldName, string>

/** A value for each of them, under its name. */
export const bySource = <Value>(valueOf: (name: SourceFieldName) => Value) =>
  Object.fromEntries(sourceFields.map(({ name }) => [name, valueOf(name)])) as Record<SourceFieldName, Value>

/** The known values, with empty strings for the rest. */
export const sourceFrom = (known: Partial<LeadSource>): LeadSource => bySource((name) => known[name] ?? '')

/** The known values, for a list of labels and values. */
export const sourceFacts = (source: LeadSource) =>
  sourceFields
    .filter(({ name }) => source[name] !== '')
    .map(({ name, label }) => ({ label, value: source[name] }))

/**
 * The header in which the browser sends page, heading and campaign with a lead, as a query string. The body of the call
 * is fixed by the specification.
 */
export const leadSourceHeader = 'Lead-Source'
