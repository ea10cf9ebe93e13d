import * as v from 'valibot'
import { isVisible } from './clean-text.ts'
import { countryCodes } from './country-codes.ts'
import { emailSchema } from './email-schema.ts'
import { textInputs, type TextRules } from './lead-fields.ts'
import { bringsCountryCode } from './phone-number.ts'
import { atMost } from './at-most.ts'

const textSchema = ({ label, most, required }: TextRules) => {
  const missing = `${label} is required`
  return v.pipe(
    v.optional(v.string(missing), ''),
    v.trim(),
    v.check((text) => !required || isVisible(text), missing),
    atMost(most),
  )
}

type TextInput = keyof typeof textInputs
const texts = Object.fromEntries(
  Object.entries(textInputs).map(([name, rules]) => [name, textSchema(rules)]),
) as Record<TextInput, ReturnType<typeof textSchema>>
const { firstName, lastName, phoneNumber, ...others } = texts

/** The contact form's inputs. The messages are fixed by section 5 of the specification. */
export const leadSchema = v.object({
  firstName,
  lastName,
  email: emailSchema,
  countryCode: v.picklist(countryCodes, 'Country code is required'),
  phoneNumber,
  ...others,
})

/** The same for a number with its own country code: it needs none of those offered. */
const schemaWithOwnCode = v.object({
  ...leadSchema.entries,
  countryCode: v.fallback(v.picklist(['', ...countryCodes]), ''),
})

export type Lead = v.InferOutput<typeof schemaWithOwnCode>
export type LeadInput = keyof Lead

/** Inputs in the order of the form, which is the order in which invalid ones take focus. */
export const leadInputs = Object.keys(leadSchema.entries) as LeadInput[]

export type LeadErrors = Partial<Record<LeadInput, string>>

/** Checks a filled form: the trimmed lead, or the first message for each invalid input. */
export function checkLead(
  values: Partial<Record<string, unknown>>,
): { lead: Lead; errors?: never } | { lead?: never; errors: LeadErrors } {
  const { phoneNumber: typed } = values
  const hasOwnCode = typeof typed === 'string' && bringsCountryCode(typed)
  const result = v.safeParse(hasOwnCode ? schemaWithOwnCode : leadSchema, values)
  if (result.success) return { lead: result.output }
  const errors: LeadErrors = {}
  for (const issue of result.issues) {
    const input = issue.path?.[0]?.key as LeadInput | undefined
    if (input) errors[input] ??= issue.message
  }
  return { errors }
}
