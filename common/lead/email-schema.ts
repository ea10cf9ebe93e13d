import * as v from 'valibot'
import { isEmailAddress, notAnAddress } from './email-address.ts'
import { readEmailAddress } from './read-email-address.ts'

/** One email address, extracted from what was typed or pasted. */
export const emailSchema = v.pipe(
  v.string(notAnAddress),
  v.transform(readEmailAddress),
  v.check(isEmailAddress, notAnAddress),
)
