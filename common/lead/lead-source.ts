/** A fact about where a lead came from. */
interface SourceField<Name extends string> {
  /** Also its column, its key in JSON and its heading in CSV. */
  name: Name
  /** What people call it. */
  label: string
  /** Most characters; a longer one is cut or left out, since nobody typed it into a form of ours. */
  most: number
}

const table = <const Name extends string>(rows: readonly SourceField<Name>[]) => rows

/**
 * What is kept of where a lead came from, in the order in which it is shown. Each is empty where it is not known. Row,
 * mail, webhook, commands, sales desk and CSV follow from this table, and the fields that the person filled in from that in
 * lead-fields.ts.
 */
export const sourceFields = table([
  /** How it came, if not by the form of the website: a fair, a marketplace. */
  { name: 'came_by', label: 'Came by', most: 80 },
  /** How the person agreed, if not by the notice at the form. */
  { name: 'agreed', label: 'Agreed', most: 300 },
  { name: 'page', label: 'Page', most: 200 },
  /** The product or solution that the page is about. */
  { name: 'about', label: 'About', most: 80 },
  /** Over the form when it was sent, which tells the button that was pressed. */
  { name: 'heading', label: 'Form heading', most: 80 },
  { name: 'utm_source', label: 'Campaign source', most: 60 },
  { name: 'utm_medium', label: 'Campaign medium', most: 60 },
  { name: 'utm_campaign', label: 'Campaign', most: 60 },
])

export type SourceFieldName = (typeof sourceFields)[number]['name']
export type LeadSource = Record<SourceFieldName, string>

/** Something for each of them, under its name. */
export const bySource = <Value>(valueOf: (name: SourceFieldName) => Value) =>
  Object.fromEntries(sourceFields.map(({ name }) => [name, valueOf(name)])) as Record<SourceFieldName, Value>

/** What is known, and empty texts for the rest. */
export const sourceFrom = (known: Partial<LeadSource>): LeadSource => bySource((name) => known[name] ?? '')

/** What is known of it, for a list of labels and values. */
export const sourceFacts = (source: LeadSource) =>
  sourceFields
    .filter(({ name }) => source[name] !== '')
    .map(({ name, label }) => ({ label, value: source[name] }))

/**
 * The header in which the browser names page, heading and campaign with a lead, written as a query. The body of the call
 * is fixed by the specification.
 */
export const leadSourceHeader = 'Lead-Source'
