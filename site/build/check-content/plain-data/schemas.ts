import * as v from 'valibot'
import { copy, listOf } from '../../../../common/content/content-schemas.ts'
import { pagePaths } from '../../../content/page-paths.ts'
import { productIds } from '../../../content/products.ts'
import { solutionIds } from '../../../content/solutions.ts'

/** Rupees or units: a whole number above 0. */
const whole = v.pipe(
  v.number('is not a number. Write it without quotation marks or commas: 29_999.'),
  v.check(
    (value) => Number.isInteger(value) && value > 0,
    ({ input }) => `is ${input}. Write a whole number above 0.`,
  ),
)

const notFalling = v.check<number[], string>(
  (values) => values.every((value, at) => value >= (values[at - 1] ?? 0)),
  'fall. Put the smallest first.',
)

export const pricingSchema = v.object({
  packages: listOf(v.object({ name: copy(12), price: whole }), 3),
  prices: v.pipe(v.array(whole), notFalling),
  bots: v.record(
    v.string(),
    v.object({
      name: copy(16),
      unit: v.object({ one: copy(10), many: copy(10) }),
      allocations: v.pipe(v.array(whole), notFalling),
      extraUnit: whole,
    }),
  ),
  setup: v.object({ training: whole, integration: whole }),
})

export const productsSchema = v.object({
  products: listOf(v.object({ name: copy(24), description: copy(70), outcome: copy(32) }), productIds.length),
})

export const solutionsSchema = v.object({
  solutions: listOf(
    v.object({
      name: copy(24),
      call: v.object({ opening: copy(60), english: copy(60) }),
      action: copy(76),
      result: copy(48),
      alsoTakes: listOf(copy(32), 4),
    }),
    solutionIds.length,
  ),
})

const page = v.pipe(
  v.string('is missing. Write the address of a page.'),
  v.check(
    (path) => (pagePaths as readonly string[]).includes(path),
    ({ input }) => `is “${input}”, a page that does not exist. Correct the address.`,
  ),
)

const link = v.object({ label: copy(20), href: page })

export const navigationSchema = v.object({
  furtherLinks: v.record(v.string(), link),
  headerLinks: listOf(link, 1, 3),
  mobileLinks: v.array(link),
  companyLinks: v.array(link),
  legalLinks: v.array(link),
})

export const claimsSchema = v.object({
  claims: v.record(
    v.string(),
    v.object({
      amount: v.number('is not a number. Write it without quotation marks or commas: 22_000_000.'),
      shown: copy(10),
      wording: copy(80),
      basis: v.picklist(
        ['measured', 'aim', 'illustrative'],
        ({ input }) => `is “${String(input)}”. Write measured, aim or illustrative.`,
      ),
      mayAppearOn: v.array(page),
    }),
  ),
})

export const shareWordsSchema = v.object({
  shareWords: v.record(v.string(), v.object({ title: copy(36), lead: copy(72) })),
})

export const complianceSchema = v.object({
  complianceBadges: listOf(v.object({ name: copy(8), detail: copy(28) }), 7),
})

const mail = v.pipe(
  v.string('is missing. Write an email address.'),
  v.email(({ input }) => `is “${input}”, no email address. Correct it.`),
)

const origin = v.pipe(
  v.string('is missing. Write https:// and the name.'),
  v.regex(
    // http to this machine is for a trial without a certificate, and for the tests.
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

/** Names, addresses and keys: common/brand/site.ts. */
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
    copyrightYear: v.pipe(
      v.number('is not a number. Write the year.'),
      v.integer('is not a year. Write 2025.'),
    ),
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
