/** The pages that the newsletter's form and its mails lead to. They are in no sitemap or index. */
export const newsletterPages = [
  'check-your-mail',
  'wrong-address',
  'try-later',
  'confirm',
  'confirmed',
  'already-confirmed',
  'link-expired',
  'link-broken',
  'link-later',
  'unsubscribe',
  'unsubscribed',
] as const

export type NewsletterPage = (typeof newsletterPages)[number]

/** Address of one of them. */
export const newsletterPath = <Page extends NewsletterPage>(page: Page) => `/newsletter/${page}` as const
