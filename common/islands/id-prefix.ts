/** What ids made in an island begin with, at build and in the browser. */
export const idPrefix = (island: string): string => `${island}-`
