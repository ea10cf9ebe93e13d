import { isEmailAddress, notAnAddress } from './email-address.ts'
import { readEmailAddress } from './read-email-address.ts'

/** Where the subscription form posts to, with and without script. */
export const subscribePath = '/newsletter/subscribe'

/**
 * The consent text at the form. The version is stored with each subscription: if you change the text, give it the
 * next version.
 */
export const newsletterConsent = {
  version: '2',
  text: 'You agree to one letter a month by email. Leave with one click, at any time.',
} as const

/** How long a confirmation link works, in days; an address that is not confirmed by then is deleted. */
export const confirmationDays = 7

/** Longest page path stored with a subscription. */
const longestPage = 200

export interface Subscription {
  email: string
  /** Path of the page with the form. */
  page: string
}

/** Checks the form's values: the subscription with its address extracted, or what is wrong with it. */
export function checkSubscription(
  values: Record<string, unknown>,
): { subscription: Subscription; error?: never } | { subscription?: never; error: string } {
  const email = typeof values['email'] === 'string' ? readEmailAddress(values['email']) : ''
  if (!isEmailAddress(email)) return { error: notAnAddress }
  const page = values['page']
  const isPath = typeof page === 'string' && page.length <= longestPage && /^\/[\w/-]*$/.test(page)
  // Prerendered pages write their path with a trailing slash.
  return { subscription: { email, page: isPath ? page.replace(/(?<=.)\/$/, '') : '' } }
}
