import * as v from 'valibot'
import { countryCodes } from './country-codes.ts'
import { isEmailAddress } from './email-address.ts'
import { leadLimits } from './lead-limits.ts'

const required = (message: string, most: number) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(1, message),
    v.maxLength(most, () => `Please keep this to ${most.toLocaleString('en-IN')} characters`),
  )

/** What a visitor fills in. The messages are fixed by section 5 of the specification. */
export const leadSchema = v.object({
  firstName: required('First name is required', leadLimits.firstName),
  lastName: required('Last name is required', leadLimits.lastName),
  email: v.pipe(
    v.string('Valid email is required'),
    v.trim(),
    v.check(isEmailAddress, 'Valid email is required'),
  ),
  countryCode: v.picklist(countryCodes, 'Country code is required'),
  phoneNumber: required('Phone number is required', leadLimits.phoneNumber),
  company: required('Company is required', leadLimits.company),
  message: required('Message is required', leadLimits.message),
})

export type Lead = v.InferOutput<typeof leadSchema>
export type LeadField = keyof Lead

/** Fields in the order they stand in the form, which is the order in which a wrong one takes focus. */
export const leadFields = Object.keys(leadSchema.entries) as LeadField[]

export type LeadErrors = Partial<Record<LeadField, string>>

/** Checks a filled form: either the trimmed lead, or the first message for each wrong field. */
export function checkLead(
  values: unknown,
): { lead: Lead; errors?: never } | { lead?: never; errors: LeadErrors } {
  const result = v.safeParse(leadSchema, values)
  if (result.success) return { lead: result.output }
  const errors: LeadErrors = {}
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as LeadField | undefined
    if (field) errors[field] ??= issue.message
  }
  return { errors }
}
