import * as v from 'valibot'
import { isVisible } from './clean-text.ts'
import { countryCodes } from './country-codes.ts'
import { emailSchema } from './email-schema.ts'
import { leadLimits } from './lead-limits.ts'
import { bringsCountryCode } from './phone-number.ts'
import { atMost } from './at-most.ts'

const required = (message: string, most: number) =>
  v.pipe(v.string(message), v.trim(), v.check(isVisible, message), atMost(most))

/** What a visitor fills in. The messages are fixed by section 5 of the specification. */
export const leadSchema = v.object({
  firstName: required('First name is required', leadLimits.firstName),
  lastName: required('Last name is required', leadLimits.lastName),
  email: emailSchema,
  countryCode: v.picklist(countryCodes, 'Country code is required'),
  phoneNumber: required('Phone number is required', leadLimits.phoneNumber),
  company: required('Company is required', leadLimits.company),
  message: required('Message is required', leadLimits.message),
})

/** The same of a number that brings a country code: it needs none of those that are offered. */
const schemaWithOwnCode = v.object({
  ...leadSchema.entries,
  countryCode: v.fallback(v.picklist(['', ...countryCodes]), ''),
})

export type Lead = v.InferOutput<typeof schemaWithOwnCode>
export type LeadField = keyof Lead

/** Fields in the order they stand in the form, which is the order in which a wrong one takes focus. */
export const leadFields = Object.keys(leadSchema.entries) as LeadField[]

export type LeadErrors = Partial<Record<LeadField, string>>

/** Checks a filled form: either the trimmed lead, or the first message for each wrong field. */
export function checkLead(
  values: Partial<Record<string, unknown>>,
): { lead: Lead; errors?: never } | { lead?: never; errors: LeadErrors } {
  const { phoneNumber } = values
  const hasOwnCode = typeof phoneNumber === 'string' && bringsCountryCode(phoneNumber)
  const result = v.safeParse(hasOwnCode ? schemaWithOwnCode : leadSchema, values)
  if (result.success) return { lead: result.output }
  const errors: LeadErrors = {}
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as LeadField | undefined
    if (field) errors[field] ??= issue.message
  }
  return { errors }
}
