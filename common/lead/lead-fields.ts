import { countryCodes } from './country-codes.ts'
import { longestAddress } from './email-address.ts'

/** What the form's check and the lead desk's check need to know of a text. */
export interface TextRules {
  /** What people call it: in messages, mails, and beside its value. */
  label: string
  /** Most characters. */
  most: number
  /** An optional field that was left empty is an empty text everywhere. */
  required: boolean
}

export interface LeadField<Name extends string = LeadFieldName> extends TextRules {
  /** Also its column, its key in JSON and its heading in CSV, so in small letters with underscores. */
  name: Name
  /** Whether the sales desk finds leads by its words. */
  searchable: boolean
  /** Whether line breaks are kept. */
  multiline?: true
}

const table = <const Name extends string>(rows: readonly LeadField<Name>[]) => rows

/** Inputs of the form that are parts of a field: first and last name make the name, code and number the phone. */
const parts = {
  firstName: { label: 'First name', most: 80, required: true },
  lastName: { label: 'Last name', most: 80, required: true },
  /** Several numbers with extensions, and what each is. */
  phoneNumber: { label: 'Phone number', most: 200, required: true },
}

const longestName = parts.firstName.most + 1 + parts.lastName.most
const longestPhone = Math.max(...countryCodes.map((code) => code.length)) + 1 + parts.phoneNumber.most

/**
 * What is kept of a lead, in the order of the form. Form, email call, row, search, mail, webhook, commands, sales desk and
 * CSV follow from this table: see the recipe in CONTRIBUTING.md.
 */
export const leadFields = table([
  { name: 'name', label: 'Name', most: longestName, required: true, searchable: true },
  { name: 'email', label: 'Email', most: longestAddress, required: true, searchable: true },
  { name: 'phone', label: 'Phone', most: longestPhone, required: true, searchable: true },
  { name: 'company', label: 'Company', most: 160, required: true, searchable: true },
  { name: 'message', label: 'Message', most: 5000, required: true, searchable: true, multiline: true },
])

export type LeadFieldName = (typeof leadFields)[number]['name']

/** A lead as the email call carries it, cleaned and checked. */
export type LeadDetails = Record<LeadFieldName, string>

/** Something for each field, under the field's name. */
export const byField = <Value>(valueOf: (field: LeadField) => Value) =>
  Object.fromEntries(leadFields.map((field) => [field.name, valueOf(field)])) as Record<LeadFieldName, Value>

/** What is known of a lead that did not come by the form, and empty texts for the rest. */
export const detailsFrom = (known: Partial<LeadDetails>): LeadDetails =>
  byField(({ name }) => known[name] ?? '')

/** The fields alone, of something that holds more. */
export const detailsOf = (lead: LeadDetails): LeadDetails => byField(({ name }) => lead[name])

/** The filled fields but the message and those that are `shown` elsewhere, for a list of labels and values. */
export const factsOf = (lead: LeadDetails, ...shown: LeadFieldName[]) =>
  leadFields
    .filter(({ name }) => name !== 'message' && lead[name] !== '' && !shown.includes(name))
    .map(({ name, label }) => ({ name, label, value: lead[name] }))

/** Fields with inputs and rules of their own; each other field has one input of the same name. */
type SpecialField = 'name' | 'email' | 'phone'

const { name: _name, email: _email, phone: _phone, ...plain } = byField<TextRules>((field) => field)

/** The inputs of the form that take any text. */
export const textInputs: Record<keyof typeof parts | Exclude<LeadFieldName, SpecialField>, TextRules> = {
  ...parts,
  ...plain,
}
