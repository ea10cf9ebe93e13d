import { visitorOutside } from './visitors-outside.ts'

/** Questions that the site does not answer and that the search has never been tuned on, as in unseen.ts. */
export const unseenOutside: readonly string[] = visitorOutside
