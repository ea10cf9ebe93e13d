import * as v from 'valibot'
import { countryCodes } from '../../lead/country-codes.ts'
import type { TemplateParams } from '../../lead/email-call.ts'
import { isEmailAddress } from '../../lead/email-address.ts'
import { readEmailAddress } from '../../lead/read-email-address.ts'
import { leadLimits } from '../../lead/lead-limits.ts'
import { atMost } from '../../lead/at-most.ts'
import { cleanLine, cleanParagraphs, hasLineBreak, isVisible } from '../../lead/clean-text.ts'
import { identityOf } from '../store/email-identity.ts'

const longestCode = Math.max(...countryCodes.map((code) => code.length))
const longestName = leadLimits.firstName + 1 + leadLimits.lastName
const longestPhone = longestCode + 1 + leadLimits.phoneNumber

type Param = keyof TemplateParams

const text = (param: Param) => {
  const missing = `The ${param} parameter is required`
  return v.pipe(
    v.string((issue) =>
      issue.input === null || issue.input === undefined ? missing : `The ${param} parameter must be a string`,
    ),
    v.nonEmpty(missing),
  )
}

const bounded = (param: Param, most: number) =>
  v.pipe(
    v.string(),
    v.check(isVisible, `The ${param} parameter is required`),
    atMost(most, `The ${param} parameter is too long. `),
  )

const line = (param: Param, most: number) =>
  v.pipe(
    text(param),
    v.check((value) => !hasLineBreak(value), `The ${param} parameter must be one line`),
    v.transform(cleanLine),
    bounded(param, most),
  )

const address = (param: Param) =>
  v.pipe(
    text(param),
    v.transform(readEmailAddress),
    v.check(isEmailAddress, `The ${param} parameter must be one email address`),
  )

/**
 * What the lead desk takes from `template_params`. `to_email` and `subject` are not among it: recipients come
 * from the server's environment and the subject is made here, so that a visitor can neither send mail to
 * others nor write its headers.
 */
const templateParamsSchema = v.pipe(
  v.object(
    {
      from_name: line('from_name', longestName),
      from_email: address('from_email'),
      reply_to: v.optional(address('reply_to')),
      phone: line('phone', longestPhone),
      company: line('company', leadLimits.company),
      message: v.pipe(text('message'), v.transform(cleanParagraphs), bounded('message', leadLimits.message)),
    },
    // A key that is not there is reported by the object, not by its field.
    ({ expected }) => `The ${expected.replaceAll('"', '')} parameter is required`,
  ),
  v.check(
    ({ from_email, reply_to }) => !reply_to || identityOf(reply_to) === identityOf(from_email),
    'The reply_to parameter must be the same as from_email',
  ),
)

export type LeadParams = v.InferOutput<typeof templateParamsSchema>

/** Checks and cleans `template_params`: either its fields, or the text of the first thing wrong. */
export function checkTemplateParams(
  params: object,
): { params: LeadParams; problem?: never } | { params?: never; problem: string } {
  const result = v.safeParse(templateParamsSchema, params, { abortPipeEarly: true })
  return result.success ? { params: result.output } : { problem: result.issues[0].message }
}
