/** What the newsletter's form says once an address was sent, or could not be. */
export const newsletterResults = {
  confirm: (address: string, days: number) =>
    `Nearly there. Please open the mail to ${address} and press its button within ${days} days.`,
  /** Where the e-mail provider takes it, and nothing is confirmed. */
  noted: (address: string) => `Thank you. We have noted ${address}.`,
  failed: 'Your address was not sent. It is still here: please try again.',
  tooMany: 'That was often, for one minute. Your address is still here: please wait a little.',
}
