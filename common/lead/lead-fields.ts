import { countryCodes } from './country-codes.ts'
import { longestAddress } from './email-address.ts'

/** What the checks of the form and the lead desk need to know about a text. */
export interface TextRules {
  /** Its name for people: in messages, mails, and beside its value. */
  label: string
  /** Maximum number of characters. */
  most: number
  /** An optional field left empty is an empty string everywhere. */
  required: boolean
}

export interface LeadField<Name extends string = LeadFieldName> extends TextRules {
  /** Also its column, its key in JSON and its heading in CSV, so in lower case with underscores. */
  name: Name
  /** Whether the sales desk's search includes it. */
  searchable: boolean
  /** Whether line breaks are kept. */
  multiline?: true
}

const table = <const Name extends string>(rows: readonly LeadField<Name>[]) => rows

/** Inputs that make up the field: first and last name make the name, code and number the phone. */
const parts = {
  firstName: { label: 'First name', most: 80, required: true },
  lastName: { label: 'Last name', most: 80, required: true },
  /** Several numbers with extensions, and a label for each. */
  phoneNumber: { label: 'Phone number', most: 200, required: true },
}

const longestName = parts.firstName.most + 1 + parts.lastName.most
const longestPhone = Math.max(...countryCodes.map((code) => code.length)) + 1 + parts.phoneNumber.most

/**
 * What is stored of a lead, in the order of the form. Form, email call, row, search, mail, webhook, commands, sales
 * desk and CSV follow from this table: see the recipe in CONTRIBUTING.md.
 */
export const leadFields = table([
  { name: 'name', label: 'Name', most: longestName, required: true, searchable: true },
  { name: 'email', label: 'Email', most: longestAddress, required: true, searchable: true },
  { name: 'phone', label: 'Phone', most: longestPhone, required: true, searchable: true },
  { name: 'company', label: 'Company', most: 160, required: true, searchable: true },
  { name: 'message', label: 'Message', most: 5000, required: true, searchable: true, multiline: true },
])

export type LeadFieldName = (typeof leadFields)[number]['name']

/** A lead as in the email call, cleaned and checked. */
export type LeadDetails = Record<LeadFieldName, string>

/** A value for each field, under the field's name. */
export const byField = <Value>(valueOf: (field: LeadField) => Value) =>
  Object.fromEntries(leadFields.map((field) => [field.name, valueOf(field)])) as Record<LeadFieldName, Value>

/** What is known of a lead that did not come from the form, with empty strings for the rest. */
export const detailsFrom = (known: Partial<LeadDetails>): LeadDetails =>
  byField(({ name }) => known[name] ?? '')

/** Only the fields, from an object with more. */
export const detailsOf = (lead: LeadDetails): LeadDetails => byField(({ name }) => lead[name])

/** The filled fields except the message and those `shown` elsewhere, for a list of labels and values. */
export const factsOf = (lead: LeadDetails, ...shown: LeadFieldName[]) =>
  leadFields
    .filter(({ name }) => name !== 'message' && lead[name] !== '' && !shown.includes(name))
    .map(({ name, label }) => ({ name, label, value: lead[name] }))

/** Fields with their own inputs and rules; each other field has one input of the same name. */
type SpecialField = 'name' | 'email' | 'phone'

const { name: _name, email: _email, phone: _phone, ...plain } = byField<TextRules>((field) => field)

/** The inputs of the form that take any text. */
export const textInputs: Record<keyof typeof parts | Exclude<LeadFieldName, SpecialField>, TextRules> = {
  ...parts,
  ...plain,
}
