import * as v from 'valibot'
import { isEmailAddress } from '../../common/lead/email-address.ts'
import { paramOf, type LeadParam } from '../../common/lead/email-call.ts'
import { byField, leadFields, type LeadDetails, type LeadField } from '../../common/lead/lead-fields.ts'
import { readEmailAddress } from '../../common/lead/read-email-address.ts'
import { atMost } from '../../common/lead/at-most.ts'
import { cleanLine, cleanParagraphs, hasLineBreak, isVisible } from '../../common/lead/clean-text.ts'
import { identityOf } from '../store/email-identity.ts'

const given = (param: string) => v.nullish(v.string(`The ${param} parameter must be a string`), '')

const text = ({ name, most, required, multiline }: LeadField) => {
  const param = paramOf(name)
  return v.pipe(
    given(param),
    v.check((typed) => multiline || !hasLineBreak(typed), `The ${param} parameter must be one line`),
    v.transform(multiline ? cleanParagraphs : cleanLine),
    v.check((typed) => !required || isVisible(typed), `The ${param} parameter is required`),
    atMost(most, `The ${param} parameter is too long. `),
  )
}

const address = (param: string) =>
  v.pipe(
    given(param),
    v.nonEmpty(`The ${param} parameter is required`),
    v.transform(readEmailAddress),
    v.check(isEmailAddress, `The ${param} parameter must be one email address`),
  )

const entries = leadFields.map((field) => {
  const param = paramOf(field.name)
  return [param, field.name === 'email' ? address(param) : text(field)]
})

/**
 * The parts of `template_params` that the lead desk uses. `to_email` and `subject` are not among them:
 * recipients come from the server's environment and the subject is made here, so that a visitor can neither
 * send mail to others nor write its headers.
 */
const templateParamsSchema = v.pipe(
  v.object({
    ...(Object.fromEntries(entries) as Record<LeadParam, ReturnType<typeof address | typeof text>>),
    reply_to: v.optional(address('reply_to')),
  }),
  v.check(
    ({ from_email, reply_to }) => !reply_to || identityOf(reply_to) === identityOf(from_email),
    'The reply_to parameter must be the same as from_email',
  ),
)

/** Checks and cleans `template_params`: either the lead in it, or the text of the first error. */
export function checkTemplateParams(
  params: object,
): { details: LeadDetails; problem?: never } | { details?: never; problem: string } {
  const { success, output, issues } = v.safeParse(templateParamsSchema, params, { abortPipeEarly: true })
  if (!success) return { problem: issues[0].message }
  return { details: byField(({ name }) => output[paramOf(name)]) }
}
