/** What is waiting at a desk, below its name in the rail. */
export const deskStates = {
  overview: 'Today',
  live: (calls: number) => `${calls} live`,
  toReview: (sheets: number) => (sheets === 0 ? 'All reviewed' : `${sheets} to review`),
  waiting: (people: number) => `${people} waiting`,
  team: 'Who may open what',
  locked: 'Not in your access',
}

/** A desk's description, for somebody who sees only its address. */
export const deskDescription = (desk: string) =>
  `${desk} in the demo portal: a working desk on the sample calls of a fictional bank, for whoever has signed in.`

/** While a desk is loading, and if that fails. */
export const openingWords = {
  opening:
    'Opening your desk. Its calls, names and figures are samples of a fictional bank, and what you do here stays in this browser.',
  failed: 'The desk did not load. Please check the connection and reload the page.',
  withoutScript: 'The demo portal needs JavaScript, which is not running here.',
}

/** Instead of the portal if its code fails. */
export const failureWords = {
  heading: 'This desk could not be shown.',
  remedy: 'Please reload the page. If it stays away, start again from fresh sample data.',
}

/** After “Reset sample data”. */
export const resetWords = {
  title: 'Sample data reset',
  text: 'It is Tuesday, 11:42 again, and everything you did at the desks is undone.',
}

/** The contact form's opening text, by the place in the portal where it was opened. */
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
