import * as v from 'valibot'
import { copy } from '../../../content/content-schemas.ts'

const mail = v.pipe(
  v.string('is missing. Write an e-mail address.'),
  v.email(({ input }) => `is “${input}”, no e-mail address. Correct it.`),
)

const origin = v.pipe(
  v.string('is missing. Write https:// and the name.'),
  v.regex(
    // http to this machine is what a trial without a certificate has, and what the tests have.
    /^(https:\/\/[^/\s]+|http:\/\/127\.0\.0\.1:\d+)$/,
    ({ input }) => `is “${input}”. Write https:// and the name, without a slash at the end.`,
  ),
)

const phone = v.pipe(
  v.object({ display: copy(24), href: copy(24) }),
  v.forward(
    v.check(
      ({ display, href }) => href === `tel:${display.replaceAll(/[^\d+]/g, '')}`,
      ({ input }) =>
        `is “${input.href}”, and the number shown is ${input.display}. Write tel: and its digits.`,
    ),
    ['href'],
  ),
)

/** Names, addresses and keys: content/site.ts. */
export const siteSchema = v.object({
  site: v.object({
    company: copy(32),
    brand: copy(16),
    origin,
    email: v.object({ sales: mail, privacy: mail, legal: mail }),
    phone,
    copyrightYear: v.pipe(v.number('is no number. Write the year.'), v.integer('is no year. Write 2025.')),
    demo: v.object({ password: copy(32), email: v.object({ admin: mail, user: mail }) }),
    emailCall: v.object({
      origin: v.union(
        [v.literal('same-origin'), origin],
        ({ input }) => `is “${String(input)}”. Write same-origin, or https:// and the provider’s name.`,
      ),
      recipient: mail,
    }),
  }),
})
