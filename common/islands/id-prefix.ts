/** Prefix of ids made in an island, at build time and in the browser. */
export const idPrefix = (island: string): string => `${island}-`
