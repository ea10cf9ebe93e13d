/** What the newsletter's form says once an address was sent, or could not be. */
export const newsletterResults = {
  confirm: (address: string, days: number) =>
    `Nearly there. Please open the email to ${address} and press its button within ${days} days.`,
  /** When the email provider takes it, and nothing is confirmed. */
  noted: (address: string) => `Thank you. We have noted ${address}.`,
  failed: 'Your address was not sent. It is still here: please try again.',
  tooMany: 'Too many tries in one minute. Your address is still here: please wait a little.',
}
