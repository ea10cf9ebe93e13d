/** What waits at a desk, under its name in the rail. */
export const deskStates = {
  overview: 'Today',
  live: (calls: number) => `${calls} live`,
  toReview: (sheets: number) => (sheets === 0 ? 'All reviewed' : `${sheets} to review`),
  waiting: (people: number) => `${people} waiting`,
  team: 'Who may open what',
  locked: 'Not in your access',
}

/** What a desk is, for whoever sees its address alone. */
export const deskDescription = (desk: string) =>
  `${desk} in the demo portal: a working desk on the sample calls of a fictional bank, for whoever has signed in.`

/** While a desk opens, and when it does not. */
export const openingWords = {
  opening:
    'Opening your desk. Its calls, names and figures are samples of a fictional bank, and what you do here stays in this browser.',
  failed: 'The desk did not load. Please check the connection and reload the page.',
  withoutScript: 'The demo portal needs JavaScript, which is not running here.',
}

/** In place of the portal when its code fails. */
export const failureWords = {
  heading: 'This desk could not be shown.',
  remedy: 'Please reload the page. If it stays away, start again from fresh sample data.',
}

/** After “Reset sample data”. */
export const resetWords = {
  title: 'Sample data reset',
  text: 'It is Tuesday, 11:42 again, and everything you did at the desks is undone.',
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
