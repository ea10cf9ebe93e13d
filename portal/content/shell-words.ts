/** While a desk opens, and when it does not. */
export const openingWords = {
  opening:
    'Opening your desk. Its calls, names and figures are samples of a fictional bank, and what you do here stays in this browser.',
  failed: 'The desk did not load. Please check the connection and reload the page.',
  withoutScript: 'The demo portal needs JavaScript, which is not running here.',
}

/** What the contact form opens with, by where in the portal it was asked for. */
export const portalContact = {
  menu: {
    heading: 'Show me this on our calls.',
    firstLine: 'I have tried the demo portal and would like to see it on our own calls.',
  },
  lockedDesk: {
    heading: 'See live calls for yourself.',
    firstLine: (desk: string) => `I have tried the demo portal and would like to see ${desk}.`,
  },
}
