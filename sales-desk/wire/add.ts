import * as v from 'valibot'
import { atMost } from '../../common/lead/at-most.ts'
import { cleanLine, cleanParagraphs } from '../../common/lead/clean-text.ts'
import { emailSchema } from '../../common/lead/email-schema.ts'
import { byField, type LeadField } from '../../common/lead/lead-fields.ts'
import { sourceFields } from '../../common/lead/lead-source.ts'
import { line } from './team.ts'

const rules = byField<LeadField>((field) => field)
const most = Object.fromEntries(sourceFields.map((field) => [field.name, field.most]))

/** Most characters of each field. */
export const addLeadLimits = {
  name: rules.name.most,
  phone: rules.phone.most,
  company: rules.company.most,
  message: rules.message.most,
  cameBy: most['came_by'] ?? 0,
  agreed: most['agreed'] ?? 0,
}

const may = (longest: number, clean = cleanLine) =>
  v.optional(v.pipe(v.string(), v.transform(clean), atMost(longest)), '')

/** A lead that somebody of the team writes down. What the person did not say stays empty. */
export const addLeadRequestSchema = v.pipe(
  v.object({
    /** Made by the page, once for each lead: sent twice, it is one. */
    key: v.pipe(v.string(), v.uuid()),
    name: line('A name', addLeadLimits.name),
    email: v.optional(
      v.union([v.pipe(v.string(), v.trim(), v.literal('')), emailSchema], 'Valid email is required'),
      '',
    ),
    phone: may(addLeadLimits.phone),
    company: may(addLeadLimits.company),
    message: may(addLeadLimits.message, cleanParagraphs),
    /** How it came, such as "Telephone". */
    cameBy: line('How it came', addLeadLimits.cameBy),
    /** How the person agreed that we write to them. */
    agreed: line('How they agreed', addLeadLimits.agreed),
  }),
  v.check(({ email, phone }) => email !== '' || phone !== '', 'An email address or a phone number is needed'),
)
export type AddLeadRequest = v.InferInput<typeof addLeadRequestSchema>

export interface AddedLead {
  reference: string
}
