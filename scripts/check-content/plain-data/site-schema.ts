import * as v from 'valibot'
import { copy } from '../../../content/content-schemas.ts'

const mail = v.pipe(
  v.string('is missing. Write an email address.'),
  v.email(({ input }) => `is “${input}”, no email address. Correct it.`),
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

/** Empty until it is known. */
const laterMail = v.union(
  [v.literal(''), mail],
  ({ input }) => `is “${String(input)}”, no email address. Correct it, or leave it empty.`,
)

const cin = v.pipe(
  v.string('is missing. Write the Corporate Identity Number, or leave it empty.'),
  v.regex(
    /^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6})?$/,
    ({ input }) =>
      `is “${input}”, no Corporate Identity Number. Write its 21 letters and digits, or leave it empty.`,
  ),
)

const laterWords = (atMost: number) =>
  v.pipe(
    v.string('is missing. Leave it empty until it is known.'),
    v.maxLength(atMost, ({ input }) => `has ${input.length} characters. Write at most ${atMost}.`),
  )

/** Names, addresses and keys: content/site.ts. */
export const siteSchema = v.object({
  site: v.object({
    company: copy(32),
    brand: copy(16),
    origin,
    email: v.object({ sales: mail, privacy: mail, legal: mail }),
    phone,
    legalEntity: v.object({
      registeredName: laterWords(80),
      cin,
      registeredAddress: laterWords(160),
      grievanceOfficer: v.object({ name: laterWords(60), email: laterMail }),
    }),
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
